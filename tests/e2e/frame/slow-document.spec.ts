import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect } from '@playwright/test'

import { test as siteTest } from '#tests/e2e/fixtures/site-test.ts'
import { countShifts } from '#tests/e2e/support/layout-shifts.ts'

type SlowSite = {
  url: string
  /** Where documents stop; in their middle, until it is said. */
  stopBefore: (text: string) => void
  sendRest: () => void
}

/** The site behind a line that stops within every document until it is told to go on. */
const test = siteTest.extend<{ slowSite: SlowSite }>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the fixtures from the pattern
  slowSite: async ({}, use) => {
    const rest = Promise.withResolvers<void>()
    const line = { stop: '', rest: rest.promise }
    const server = createServer((request, response) => void pass(request, response, line))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    // A server that listens on a TCP port has an address of this form.
    const { port } = server.address() as AddressInfo
    await use({
      url: `http://127.0.0.1:${port}`,
      stopBefore: (text) => {
        line.stop = text
      },
      sendRest: rest.resolve,
    })
    server.closeAllConnections()
    server.close()
  },
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

for (const { width, isBegun, stop } of [
  { width: 360, isBegun: true, stop: '<div data-resume-place' },
  { width: 1280, isBegun: false, stop: 'Persona' },
]) {
  test(`nothing on the home page moves when the rest of the drawer arrives late, at ${width} px`, async ({
    page,
    slowSite,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    if (isBegun) {
      await page.addInitScript(() => {
        // A blank page has no storage.
        if (location.protocol === 'about:') return
        const begun = { titre: 'Un brief', filled: 1, total: 7, values: { v: 'x' }, at: Date.now() }
        localStorage.setItem('saisie-v1:brief-contenu-redacteur', JSON.stringify(begun))
      })
    }
    const shifts = await countShifts(page)
    slowSite.stopBefore(stop)
    await page.goto('/', { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    slowSite.sendRest()
    await expect(page.getByRole('region', { name: 'Reprendre' })).toHaveCount(isBegun ? 1 : 0)
    await expect(page.getByRole('link', { name: 'Automation' }).first()).toBeVisible()
    expect(await shifts()).toBe(0)
  })
}

async function pass(
  request: IncomingMessage,
  response: ServerResponse,
  line: { stop: string; rest: Promise<void> },
) {
  const answer = await fetch(`${process.env.SITE_URL}${request.url}`)
  const body = Buffer.from(await answer.arrayBuffer())
  const type = answer.headers.get('content-type') ?? ''
  const isDocument = type.startsWith('text/html')
  const stop = line.stop === '' ? body.length / 2 : body.indexOf(line.stop)
  if (isDocument && stop < 0) throw new Error(`No «${line.stop}» in ${request.url}`)
  const cut = isDocument ? stop : body.length
  response.writeHead(answer.status, { 'content-type': type })
  response.write(body.subarray(0, cut))
  if (isDocument) await line.rest
  response.end(body.subarray(cut))
}
