import { chromium } from '@playwright/test'

import { browserLaunch } from './browser.ts'

export type XmlElement = {
  name: string
  namespace: string | null
  attributes: Record<string, string>
  text: string
  children: XmlElement[]
}

/** A real parser of XML: the browser's. What is not well-formed fails. */
export async function openXmlParser() {
  const browser = await chromium.launch(await browserLaunch())
  const page = await browser.newPage()
  return {
    parse: (xml: string): Promise<XmlElement> =>
      page.evaluate((source) => {
        const read = (element: Element): XmlElement => ({
          name: element.localName,
          namespace: element.namespaceURI,
          attributes: Object.fromEntries(
            [...element.attributes].map((one) => [one.name, one.value]),
          ),
          text: element.textContent,
          children: [...element.children].map(read),
        })
        const { documentElement } = new DOMParser().parseFromString(source, 'application/xml')
        const fault = documentElement.querySelector('parsererror')
        if (fault) throw new Error(fault.textContent)
        return read(documentElement)
      }, xml),
    close: () => browser.close(),
  }
}

/** The children of an element by their name. */
export const childrenNamed = ({ children }: XmlElement, name: string) =>
  children.filter((child) => child.name === name)

/** The texts of an element's children of a name. */
export const textsOf = (element: XmlElement, name: string) =>
  childrenNamed(element, name).map(({ text }) => text)
