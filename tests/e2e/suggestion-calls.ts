import type { Page, Request } from '@playwright/test'

const isSuggestionCall = (url: URL) => url.pathname.includes('search.suggestions')

/** The texts that suggestions were asked for, as they are asked. */
export function askedTexts(page: Page): string[] {
  const texts: string[] = []
  page.on('request', (request) => {
    const text = askedText(request)
    if (text !== undefined) texts.push(text)
  })
  return texts
}

/** The text that a request asks suggestions for; undefined for any other request. */
export function askedText(request: Request): string | undefined {
  const url = new URL(request.url())
  if (!isSuggestionCall(url)) return undefined
  return /"q":"([^"]*)"/.exec(url.searchParams.get('input') ?? '')?.[1]
}

/** Holds back the suggestions for one text until the returned function is called. */
export async function holdSuggestions(page: Page, text: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(isSuggestionCall, async (route) => {
    if (askedText(route.request()) === text) await promise
    await route.continue()
  })
  return resolve
}
