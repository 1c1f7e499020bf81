import { type Browser, expect, type Page, type Request } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import {
  clipboardPermissions,
  readClipboard,
  refuseClipboard,
} from '#tests/e2e/support/clipboard.ts'
import { openPage, reloadPage } from '#tests/e2e/support/open-page.ts'
import { copyLinkWithValues } from '#tests/e2e/support/share-link.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { expectToast, toastsOf } from '#tests/e2e/support/toasts.ts'
import { fillVariable, variableField } from '#tests/e2e/support/variables.ts'

test.use({ permissions: clipboardPermissions })

const path = '/prompt/brief-contenu-redacteur'
const typed = {
  'Requête principale': 'logiciel de caisse « zèbre »',
  'Public visé': 'Gérante de TPE\net son comptable',
  Ton: 'sobre, précis $& <b>100 %</b>',
}

async function copiedLink(page: Page, values: Record<string, string> = typed): Promise<string> {
  for (const [label, value] of Object.entries(values)) await fillVariable(page, label, value)
  await copyLinkWithValues(page)
  await expectToast(page, 'Lien personnalisé copié !')
  return readClipboard(page)
}

test(
  'gives every value to a browser that has never seen the site, and no request carries any',
  journey,
  async ({ page, browser, baseURL }) => {
    await openPage(page, path)
    const link = await copiedLink(page)
    expect(link).toMatch(new RegExp(`^${baseURL}${path}#v=[\\w-]+$`))

    const context = await browser.newContext({ permissions: clipboardPermissions })
    const fresh = await context.newPage()
    const requests: Request[] = []
    context.on('request', (request) => requests.push(request))
    await openPage(fresh, link)

    for (const [label, value] of Object.entries(typed)) {
      await expect(variableField(fresh, label)).toHaveValue(value)
    }
    await expect(fresh.getByText('3 variables sur 8 remplies')).toBeVisible()
    await expectToast(fresh, 'Lien personnalisé ouvert', '3 variables remplies.')
    // What one does next asks for more: another page, and a copy.
    await fresh.getByRole('button', { name: 'Copier le prompt', exact: true }).click()
    await expectToast(fresh, 'Prompt copié !')
    await fresh.getByRole('banner').getByRole('link', { name: 'GPT' }).click()
    await expect(fresh).toHaveURL('/gpts')

    const packed = link.slice(link.indexOf('#v=') + '#v='.length)
    const sent = await Promise.all(requests.map(whatIsSent))
    expect(sent.length).toBeGreaterThan(5)
    for (const secret of [packed, 'zèbre', encodeURIComponent('zèbre'), 'comptable', 'sobre']) {
      expect(sent.filter((text) => text.includes(secret))).toEqual([])
    }
    await context.close()
  },
)

test('keeps the values of a link over a reload', async ({ page }) => {
  await openPage(page, path)
  await openPage(page, await copiedLink(page))
  await reloadPage(page)
  await expect(variableField(page, 'Public visé')).toHaveValue(typed['Public visé'])
})

test('gives back what was typed before the link was opened in the same tab', async ({ page }) => {
  await openPage(page, path)
  const link = await copiedLink(page, { Ton: 'celui du lien' })
  await fillVariable(page, 'Ton', 'le mien')
  await page.evaluate((fragment) => location.assign(fragment), new URL(link).hash)

  await expect(variableField(page, 'Ton')).toHaveValue('celui du lien')
  await expectToast(
    page,
    'Lien personnalisé ouvert',
    '1 variable remplie. Vos propres valeurs sont mises de côté.',
  )
  await toastsOf(page).getByRole('button', { name: 'Rétablir mes valeurs' }).click()
  await expect(variableField(page, 'Ton')).toHaveValue('le mien')
})

test('takes the values of a link away again', async ({ page, browser }) => {
  await openPage(page, path)
  const fresh = await freshPage(browser)
  await openPage(fresh, await copiedLink(page))
  await toastsOf(fresh).getByRole('button', { name: 'Retirer ces valeurs' }).click()
  await expect(variableField(fresh, 'Ton')).toHaveValue('')
  await fresh.context().close()
})

test('says that a link is cut, and shows the prompt all the same', async ({ page, browser }) => {
  await openPage(page, path)
  const link = await copiedLink(page)
  const fresh = await freshPage(browser)
  await openPage(fresh, link.slice(0, -6))
  await expectToast(
    fresh,
    'Lien personnalisé illisible',
    'Ce lien est abîmé\u00a0: il a été coupé ou modifié en chemin. La page s’affiche sans ses valeurs\u00a0; demandez-le de nouveau.',
  )
  await expect(variableField(fresh, 'Ton')).toHaveValue('')
  await fillVariable(fresh, 'Ton', 'sobre')
  await expect(fresh.getByText('1 variable sur 8 remplie')).toBeVisible()
  await fresh.context().close()
})

test('opens a link whose sign of equality was written otherwise on its way', async ({ page }) => {
  await openPage(page, path)
  const link = await copiedLink(page, { Ton: 'celui du lien' })
  await page.evaluate(() => localStorage.clear())
  await page.goto('about:blank')
  await openPage(page, link.replace('#v=', '#v%3D'))
  await expectToast(page, 'Lien personnalisé ouvert')
  await expect(variableField(page, 'Ton')).toHaveValue('celui du lien')
})

test('says that a link was made for another prompt', async ({ page }) => {
  await openPage(page, path)
  const link = await copiedLink(page, { 'Requête principale': 'caisse' })
  await openPage(page, `/prompt/faq-questions-clients${new URL(link).hash}`)
  await expectToast(page, 'Lien personnalisé sans effet')
})

test('makes no link of values that are too long for one', async ({ page }) => {
  await openPage(page, path)
  await page.evaluate(() => navigator.clipboard.writeText('avant'))
  const noise = Array.from({ length: 18_000 }, (_, index) =>
    String.fromCodePoint(0x4e00 + ((index * 7919) % 20_000)),
  ).join('')
  await fillVariable(page, 'Ton', noise)
  await copyLinkWithValues(page)
  await expectToast(page, 'Valeurs trop longues pour un lien')
  expect(await readClipboard(page)).toBe('avant')
})

test('leaves the link in the address bar when the clipboard refuses it', async ({ page }) => {
  await refuseClipboard(page)
  await openPage(page, path)
  await fillVariable(page, 'Ton', 'sobre')
  await copyLinkWithValues(page)
  await expectToast(page, 'Copie impossible')
  await expect(page).toHaveURL(/#v=[\w-]+$/)
  await reloadPage(page)
  await expect(variableField(page, 'Ton')).toHaveValue('sobre')
})

test.describe('without a connection', () => {
  test.use({ allowedConsole: /^Failed to load resource: net::ERR_FAILED/ })

  test('says that a link was not opened', async ({ page }) => {
    await openPage(page, path)
    const link = await copiedLink(page)
    await page.evaluate(() => localStorage.clear())
    await page.goto('about:blank')
    await page.route('**/assets/open-permalink-*.js', (route) => route.abort())
    await openPage(page, link)
    await expectToast(
      page,
      'Lien personnalisé non ouvert',
      'Vérifiez votre connexion, puis rechargez la page.',
    )
    await expect(variableField(page, 'Ton')).toHaveValue('')
  })
})

/** A browser that has kept nothing. */
async function freshPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ permissions: clipboardPermissions })
  return context.newPage()
}

/** Everything of a request that leaves the browser, readable. */
async function whatIsSent(request: Request): Promise<string> {
  const { url, headers } = { url: request.url(), headers: await request.allHeaders() }
  return [url, decodeURIComponent(url), JSON.stringify(headers), request.postData() ?? ''].join(
    '\n',
  )
}
