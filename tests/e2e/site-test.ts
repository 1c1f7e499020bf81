import { type BrowserContext, expect, type Request, test as base } from '@playwright/test'

type SiteOptions = {
  /** The console messages that a test provokes on purpose; any other fails it. */
  allowedConsole: RegExp | undefined
  /** Public pages set none; the administration does. */
  allowsCookies: boolean
  /** The one other address that a test expects its page to ask for. */
  allowedRequest: RegExp | undefined
}

/**
 * A test of the site that also fails on a console error or warning, a page error (a hydration
 * mismatch is one), a breach of the content policy, a request to another origin and a cookie.
 */
export const test = base.extend<SiteOptions>({
  allowedConsole: [undefined, { option: true }],
  allowsCookies: [false, { option: true }],
  allowedRequest: [undefined, { option: true }],
  context: async ({ context, baseURL, allowedConsole, allowsCookies, allowedRequest }, use) => {
    const faults = await watch(context, new URL(baseURL ?? '').origin, {
      allowedConsole,
      allowedRequest,
    })
    await use(context)
    expect(faults, 'what the browser complained of').toEqual([])
    if (!allowsCookies) expect(await context.cookies(), 'cookies of a public page').toEqual([])
  },
})

async function watch(
  context: BrowserContext,
  origin: string,
  { allowedConsole, allowedRequest }: Pick<SiteOptions, 'allowedConsole' | 'allowedRequest'>,
): Promise<string[]> {
  const faults: string[] = []
  context.on('console', (message) => {
    const text = message.text()
    const isFault = message.type() === 'error' || message.type() === 'warning'
    if (isFault && !allowedConsole?.test(text)) faults.push(`console ${message.type()}: ${text}`)
  })
  context.on('weberror', (error) => faults.push(`page error: ${error.error().message}`))
  context.on('request', (request) => {
    const { protocol, origin: target } = new URL(request.url())
    if (!protocol.startsWith('http') || target === origin) return
    if (allowedRequest?.test(request.url())) return
    if (!opensTab(request, context))
      faults.push(`request to another origin: ${request.url().slice(0, 200)}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`Content policy breached: ${violatedDirective} ${blockedURI}`)
    })
  })
  return faults
}

/** A link opened in its own tab is the visitor's doing, not a request of the page. */
function opensTab(request: Request, context: BrowserContext): boolean {
  if (!request.isNavigationRequest()) return false
  try {
    return request.frame().page() !== context.pages()[0]
  } catch {
    // The first request of a tab comes before the tab has a frame.
    return true
  }
}
