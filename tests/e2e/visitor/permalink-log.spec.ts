import { expect } from '@playwright/test'

import { test as siteTest } from '#tests/e2e/fixtures/site-test.ts'
import { clipboardPermissions, readClipboard } from '#tests/e2e/support/clipboard.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { copyLinkWithValues } from '#tests/e2e/support/share-link.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'
import { fillVariable, variableField } from '#tests/e2e/support/variables.ts'
import { tapServer } from '#tests/support/database/tapped-server.ts'
import { startServedSites } from '#tests/support/site/served-sites.ts'

type LoggedSite = {
  url: string
  /** All that the running Worker printed, and all that it was sent. */
  log: () => string
}

const test = siteTest.extend<object, { logged: LoggedSite }>({
  logged: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use) => {
      let printed = ''
      const sites = await startServedSites()
      const { url } = await sites.start({ onOutput: (text) => (printed += text) })
      const tapped = await tapServer(url)
      await use({ url: tapped.url, log: () => printed + tapped.received() })
      await tapped.stop()
      await sites.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ logged }, use) => use(logged.url),
})

test.use({ permissions: clipboardPermissions })

const path = '/prompt/brief-contenu-redacteur'
const typed = {
  'Requête principale': 'caisse-enregistreuse-zèbre',
  'Public visé': 'Gérante de TPE et son comptable',
  Ton: 'sobre & précis',
}

test('the values of a personalised link are in no line of the log, and in no byte the server is sent', async ({
  page,
  browser,
  request,
  logged,
}) => {
  await openPage(page, path)
  for (const [label, value] of Object.entries(typed)) await fillVariable(page, label, value)
  await copyLinkWithValues(page)
  await expectToast(page, 'Lien personnalisé copié !')
  const { hash } = new URL(await readClipboard(page))
  expect(hash).toMatch(/^#v=[\w-]{40,}$/)

  const context = await browser.newContext({
    baseURL: logged.url,
    permissions: clipboardPermissions,
  })
  const fresh = await context.newPage()
  await openPage(fresh, path + hash)
  for (const [label, value] of Object.entries(typed)) {
    await expect(variableField(fresh, label)).toHaveValue(value)
  }
  await fresh.getByRole('button', { name: 'Copier le prompt', exact: true }).click()
  await expectToast(fresh, 'Prompt copié !')
  await fresh.getByRole('banner').getByRole('link', { name: 'GPT' }).click()
  await expect(fresh).toHaveURL('/gpts')
  await context.close()

  const secrets = [...Object.values(typed), hash.slice('#v='.length)]
  expect(logged.log()).toContain(`GET ${path} HTTP/1.1`)
  expect(secrets.filter((secret) => isIn(logged.log(), secret))).toEqual([])

  // The same words in a path and in a query are sent: this log would tell.
  const [inPath, inQuery, , packed = ''] = secrets
  await request.get(`/prompt/${encodeURIComponent(inPath ?? '')}`)
  await request.get(`/prompts?${new URLSearchParams({ q: inQuery ?? '', v: packed })}`)
  await expect
    .poll(() => secrets.filter((secret) => isIn(logged.log(), secret)))
    .toEqual([inPath, inQuery, packed])
})

/** However an address, a form or JSON spells it. */
const isIn = (log: string, secret: string) =>
  [
    secret,
    encodeURIComponent(secret),
    encodeURI(secret),
    new URLSearchParams({ secret }).toString().slice('secret='.length),
    JSON.stringify(secret).slice(1, -1),
  ].some((spelling) => log.includes(spelling))
