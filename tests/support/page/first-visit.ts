import { gzipSync } from 'node:zlib'

import type { Browser, Response } from '@playwright/test'

export type LoadedFile = { name: string; bytes: number }

export type FirstVisit = {
  /** Gzipped. */
  scripts: LoadedFile[]
  styles: LoadedFile[]
  /** Addresses, the page's own aside, that did not answer with a file. */
  failures: string[]
  origins: string[]
  cookies: string[]
}

/** Opens a page in a browser that has never seen the site, until it asks for nothing more. */
export async function firstVisit(browser: Browser, url: string): Promise<FirstVisit> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(url)
  // The client waits for the first paint, which a busy machine can put long after the last answer.
  await page.waitForFunction(() => 'live' in document.documentElement.dataset)
  await page.waitForLoadState('networkidle')
  const visit = {
    scripts: await gzippedFiles(responses, 'script'),
    styles: await gzippedFiles(responses, 'stylesheet'),
    failures: responses
      .filter((response) => !response.ok() && response.request().resourceType() !== 'document')
      .map((response) => `${response.status()} ${response.url()}`),
    origins: [...new Set(responses.map((response) => new URL(response.url()).origin))],
    cookies: [
      ...(await context.cookies()).map(({ name }) => name),
      ...responses.flatMap((response) => response.headers()['set-cookie'] ?? []),
    ],
  }
  await context.close()
  return visit
}

/** A file that a preload and a script tag both ask for arrives once. */
async function gzippedFiles(
  responses: Response[],
  type: 'script' | 'stylesheet',
): Promise<LoadedFile[]> {
  const files = new Map<string, number>()
  for (const response of responses) {
    if (response.request().resourceType() !== type) continue
    files.set(new URL(response.url()).pathname, gzipSync(await response.body()).length)
  }
  return [...files].map(([name, bytes]) => ({ name, bytes }))
}
