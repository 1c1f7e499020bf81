import { Agent } from 'node:http'

import { hostileMarkdown } from '#tests/support/hostile/hostile-markdown.ts'

import { markdownCall, previewCall } from './admin-calls.ts'
import { callHeaders, type HttpRequest, send } from './http-client.ts'
import { type LoadSite, signIn } from './load-site.ts'

/** Those that the parser was slowest at. */
const shapes = [
  'open brackets',
  'images that open',
  'links in images',
  'nested images',
  'openers of links without closers',
  'nested quotes without spaces',
  'nested lists',
  'emphasis before stars',
  'many tables with short rows',
  'a table of 2,500 columns with short rows',
  'backticks of growing length',
]

export type SlowText = { shape: string; text: string; ms: number }

const previewLength = 290_000
/** The longest that `admin.markdown` takes. */
const markdownLength = 20_000
/** What 200 rows of may be sent in one call. */
const rowLength = 3500

/** The texts that take the site longest, each tried as another contributor. */
export async function findSlowTexts(
  site: LoadSite,
  addressOf: (index: number) => string,
): Promise<{ preview: SlowText; markdown: SlowText; row: string }> {
  let clients = 0
  const time = (request: HttpRequest) => {
    clients += 1
    return timeRequest(site, addressOf(clients), request)
  }
  const slowest = async (length: number, requestOf: (text: string) => HttpRequest) => {
    let worst: SlowText = { shape: '', text: '', ms: 0 }
    for (const shape of shapes) {
      const text = hostileMarkdown[shape]?.(length) ?? ''
      const request = requestOf(text)
      // Garbage of the text before is collected in one of both.
      const ms = Math.min(await time(request), await time(request))
      if (ms > worst.ms) worst = { shape, text, ms }
    }
    return worst
  }
  const preview = await slowest(previewLength, (text) => previewCall({ description: text }))
  const markdown = await slowest(markdownLength, (text) => markdownCall([text]))
  return { preview, markdown, row: hostileMarkdown[markdown.shape]?.(rowLength) ?? '' }
}

async function timeRequest(site: LoadSite, address: string, request: HttpRequest): Promise<number> {
  const agent = new Agent()
  const headers = callHeaders(site.url, address, await signIn(site, 'contributor'))
  const startedAt = performance.now()
  await send(agent, site.url, { ...request, headers }).catch(() => undefined)
  agent.destroy()
  return performance.now() - startedAt
}
