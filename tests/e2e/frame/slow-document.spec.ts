import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect } from '@playwright/test'

import { test as siteTest } from '#tests/e2e/fixtures/site-test.ts'

type SlowSite = { url: string; sendRest: () => void }

/** The site behind a line that stops in the middle of every document until it is told to go on. */
const test = siteTest.extend<object, { slowSite: SlowSite }>({
  slowSite: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const rest = Promise.withResolvers<void>()
      const server = createServer((request, response) => void pass(request, response, rest.promise))
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      // A server that listens on a TCP port has an address of this form.
      const { port } = server.address() as AddressInfo
      await use({ url: `http://127.0.0.1:${port}`, sendRest: rest.resolve })
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ slowSite }, use) => use(slowSite.url),
})

test('comes to life when the page is painted before its end has arrived', async ({
  page,
  slowSite,
}) => {
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
  // Time enough for a client that does not wait for the end of the document to start without it.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)))
  slowSite.sendRest()

  const theme = page.getByRole('button', { name: 'Thème sombre' })
  await expect(async () => {
    await theme.click()
    await expect(theme).toHaveAttribute('aria-pressed', 'true', { timeout: 500 })
  }).toPass()
})

async function pass(request: IncomingMessage, response: ServerResponse, rest: Promise<void>) {
  const answer = await fetch(`${process.env.SITE_URL}${request.url}`)
  const body = Buffer.from(await answer.arrayBuffer())
  const type = answer.headers.get('content-type') ?? ''
  const isDocument = type.startsWith('text/html')
  const cut = isDocument ? body.length / 2 : body.length
  response.writeHead(answer.status, { 'content-type': type })
  response.write(body.subarray(0, cut))
  if (isDocument) await rest
  response.end(body.subarray(cut))
}
