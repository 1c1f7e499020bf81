import { chromium } from '@playwright/test'

import { browserLaunch } from './browser.ts'

/** What a browser makes of a page, none of whose scripts ran. */
export type ReadHtml = {
  /** Every text and every value of an attribute, once decoded. */
  texts: string[]
  /** The data that stands within the page. */
  data: string[]
  /** Where its links lead. */
  addresses: string[]
  /** Elements, attributes and addresses that no page of ours has. */
  strange: string[]
}

/** A real parser of HTML: the browser's. */
export async function openHtmlReader() {
  const browser = await chromium.launch(await browserLaunch())
  const page = await browser.newPage()
  const read = (html: string): Promise<ReadHtml> =>
    page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, 'text/html')
      const found: ReadHtml = { texts: [], data: [], addresses: [], strange: [] }
      const walker = parsed.createTreeWalker(parsed, NodeFilter.SHOW_ALL)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        // Those of the renderer hold a sign or nothing.
        if (node.nodeType === Node.COMMENT_NODE && /\w{2}/.test(node.textContent ?? '')) {
          found.strange.push(`<!--${node.textContent}-->`)
        }
        if (node.nodeType === Node.TEXT_NODE && !node.parentElement?.matches('script')) {
          found.texts.push(node.textContent ?? '')
        }
        if (!(node instanceof Element)) continue
        const tell = () => found.strange.push(node.outerHTML.slice(0, 200))
        const isData = node.matches('script[type$="json"]:not([src])')
        if (isData) found.data.push(node.textContent)
        if (node.matches('a[href]')) found.addresses.push(node.getAttribute('href') ?? '')
        if (node.matches('script') && !isData && !node.matches('[src^="/"]')) tell()
        if (node.matches('iframe, object, embed, base, meta[http-equiv], style, [style]')) tell()
        if (node.localName.includes('-')) tell()
        for (const { name, value } of node.attributes) {
          found.texts.push(value)
          if (name.startsWith('on') || name === 'srcdoc') tell()
          if (!/^(?:href|src|action|formaction|poster|data|ping)$/.test(name)) continue
          const protocol = URL.parse(value, 'https://site.example/')?.protocol ?? 'https:'
          const isImage = node.matches('img') && value.startsWith('data:image/')
          if (!isImage && !/^(?:https?|mailto|tel):$/.test(protocol)) tell()
        }
      }
      return found
    }, html)
  return { read, close: () => browser.close() }
}
