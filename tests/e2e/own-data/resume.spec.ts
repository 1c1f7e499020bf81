import { expect, type Page } from '@playwright/test'

import { parsePrompt } from '#shared/variables/prompt-variables.ts'
import { publicPrompt } from '#tests/e2e/fixtures/seeded-content.ts'
import { test } from '#tests/e2e/fixtures/site-test.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { clipboardPermissions, readClipboard } from '#tests/e2e/support/clipboard.ts'
import { countShifts } from '#tests/e2e/support/layout-shifts.ts'
import { openPage, reloadPage } from '#tests/e2e/support/open-page.ts'
import { storeProfile } from '#tests/e2e/support/own-data.ts'
import { moveToRow, openPalette, paletteSaid } from '#tests/e2e/support/palette.ts'
import { tabTo } from '#tests/e2e/support/tab-stops.ts'
import { journey, themedJourney } from '#tests/e2e/support/tiers.ts'
import { expectToast, toastsOf } from '#tests/e2e/support/toasts.ts'
import { fillVariable, variableField } from '#tests/e2e/support/variables.ts'

test.use({ permissions: clipboardPermissions })

const slug = 'personas-avis-clients'
const yesterday = new Date('2026-11-25T17:30:00+01:00')
const today = new Date('2026-11-26T09:00:00+01:00')

const block = (page: Page) => page.getByRole('region', { name: 'Reprendre' })
const row = (page: Page, title: string) =>
  block(page).getByRole('listitem').filter({ hasText: title })
const field = (page: Page, name = '') => page.locator(`[name="${name}"]`)

async function typeInto(page: Page, names: string[]): Promise<void> {
  for (const name of names) {
    await tabTo(page, field(page, name))
    await page.keyboard.type(`ma valeur de ${name}`)
  }
}

type Begun = { slug: string; titre: string; filled: number; total: number; category?: string }

const begun: Begun[] = [
  { slug: 'brief-contenu-redacteur', titre: 'Un brief', filled: 5, total: 7, category: 'Content' },
  { slug: 'audit-on-page-url', titre: 'Auditer une page', filled: 4, total: 6, category: 'Audit' },
  { slug: 'plan-redirections-refonte', titre: 'Un plan', filled: 1, total: 4 },
  { slug: 'script-tableur-seo', titre: 'Un script', filled: 1, total: 6 },
]

/** What the pages of these prompts would have kept, the first the last. */
const withBegun = (page: Page, prompts: Begun[]) =>
  page.addInitScript((kept) => {
    // A blank page has no storage to ask, and what is erased stays erased.
    if (location.protocol === 'about:' || sessionStorage.getItem('kept') !== null) return
    sessionStorage.setItem('kept', '')
    for (const [index, { slug: name, ...prompt }] of kept.entries()) {
      const values = Object.fromEntries(
        Array.from({ length: prompt.filled }, (_, place) => [`v${place}`, 'x']),
      )
      const record = { ...prompt, values, at: Date.now() - index * 1000 }
      localStorage.setItem(`saisie-v1:${name}`, JSON.stringify(record))
    }
  }, prompts)

test(
  'begun yesterday, finished today, with the keyboard alone on a small screen',
  journey,
  async ({ page }) => {
    const { titre, prompt } = await publicPrompt(slug)
    const names = parsePrompt(prompt).variables.map(({ key }) => key)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.clock.setFixedTime(yesterday)
    await openPage(page, `/prompt/${slug}`)
    await typeInto(page, names.slice(0, 2))

    await page.clock.setFixedTime(today)
    await openPage(page, '/')
    await expect(row(page, titre)).toContainText(`2 sur ${names.length} variables remplies, hier`)
    await tabTo(page, row(page, titre).getByRole('link'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/prompt/${slug}`)
    await expect(field(page, names[0])).toHaveValue(`ma valeur de ${names[0]}`)
    await typeInto(page, names.slice(2))
    await tabTo(page, page.getByRole('button', { name: 'Copier le prompt' }).first())
    await page.keyboard.press('Enter')
    await expectToast(page, 'Prompt copié !')
    const text = await readClipboard(page)
    for (const name of names) expect(text).toContain(`ma valeur de ${name}`)

    await openPage(page, '/')
    await expect(block(page).getByRole('listitem')).toHaveCount(0)
    await expect(block(page).getByText('Utilisés récemment')).toBeAttached()
    await expect(block(page).getByRole('link', { name: titre })).toBeVisible()
  },
)

test(
  'three prompts begun stand on the home page, each can be removed, and all can be erased',
  themedJourney,
  async ({ page }) => {
    await withBegun(page, begun)
    await openPage(page, '/')
    await expect(block(page).getByRole('listitem')).toHaveCount(3)
    await expect(block(page).locator('b')).toHaveText(['Un brief', 'Auditer une page', 'Un plan'])
    await expect(row(page, 'Auditer une page')).toContainText('4 sur 6')
    await expect(block(page)).not.toContainText(/Gardés|Ma sélection/)
    const ticks = row(page, 'Auditer une page').locator('i')
    await expect(ticks).toHaveCount(6)
    const colours = await ticks.evaluateAll((all) =>
      all.map((tick) => getComputedStyle(tick).backgroundColor),
    )
    expect(colours.map((colour) => colour === colours[0])).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ])
    await expectNoViolations(page)

    await tabTo(page, page.getByRole('button', { name: 'Retirer Auditer une page' }))
    await page.keyboard.press('Enter')
    await expectToast(page, 'Saisie effacée', 'Auditer une page')
    await expect(block(page).locator('b')).toHaveText(['Un brief', 'Un plan', 'Un script'])
    await expect(page.getByRole('button', { name: 'Retirer Un plan' })).toBeFocused()
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect(block(page).locator('b')).toHaveText(['Un brief', 'Auditer une page', 'Un plan'])

    await block(page).getByRole('button', { name: 'Effacer' }).click()
    await expectToast(page, 'Tout est effacé')
    await expect(block(page)).toHaveCount(0)
    await reloadPage(page)
    await expect(block(page)).toHaveCount(0)
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('saisie')
  },
)

for (const width of [360, 768, 1280]) {
  for (const count of [1, 2, 4]) {
    test(`${count} begun: nothing moves while the home page comes at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 })
      await withBegun(page, begun.slice(0, count))
      // Storage is filled by the time that the boot script reads it.
      const shifts = await countShifts(page)
      await openPage(page, '/')
      await expect(block(page).getByRole('listitem').first()).toBeVisible()
      await expect(block(page).getByRole('listitem').filter({ visible: true })).toHaveCount(
        Math.min(count, width < 768 ? 2 : 3),
      )
      expect(await shifts()).toBe(0)
      const [place, content] = await Promise.all([
        page.locator('[data-resume-place]').evaluate(({ clientHeight }) => clientHeight),
        block(page).evaluate(({ clientHeight }) => clientHeight),
      ])
      expect(content).toBe(place)
    })
  }
}

test('a prompt is resumed for the client whom it was begun for, which is said', async ({
  page,
}) => {
  const path = '/prompt/brief-contenu-redacteur'
  await openPage(page, path)
  await storeProfile(page, { name: 'Dupont', values: { x: 'y' } })
  await reloadPage(page)
  await fillVariable(page, 'Objectif', 'Demander un devis')
  await page.getByRole('button', { name: 'Client :' }).click()
  await page.getByRole('button', { name: 'Travailler sans client' }).click()
  await expect(variableField(page, 'Objectif')).toHaveValue('')

  await openPage(page, '/')
  await expect(block(page).getByRole('listitem')).toContainText('Dupont')
  await block(page).getByRole('listitem').getByRole('link').click()
  await expect(page).toHaveURL(path)
  await expect(variableField(page, 'Objectif')).toHaveValue('Demander un devis')
  await expectToast(page, 'Client : Dupont')
  await toastsOf(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(variableField(page, 'Objectif')).toHaveValue('')

  await openPage(page, '/')
  await openPalette(page)
  await moveToRow(page, 'Dupont')
  await page.keyboard.press('Control+Enter')
  await expect(paletteSaid(page)).toContainText('Copié pour Dupont, 1 variable sur 8 remplie')
  expect(await readClipboard(page)).toContain('Demander un devis')
  await page.keyboard.press('Enter')
  await expect(variableField(page, 'Objectif')).toHaveValue('Demander un devis')
})

test('a row that is removed takes nothing that was typed for another client', async ({ page }) => {
  const path = '/prompt/brief-contenu-redacteur'
  await openPage(page, path)
  await storeProfile(page, { name: 'Dupont', values: { x: 'y' } })
  await storeProfile(page, { name: 'Martin', values: { x: 'y' } }, false)
  await reloadPage(page)
  await fillVariable(page, 'Objectif', 'Demander un devis')
  await page.getByRole('button', { name: 'Client :' }).click()
  await page.getByRole('button', { name: 'Martin' }).click()
  await expect(variableField(page, 'Objectif')).toHaveValue('')
  await fillVariable(page, 'Objectif', 'Réserver une table')

  await openPage(page, '/')
  await expect(block(page).getByRole('listitem')).toContainText('Martin')
  await block(page).getByRole('button', { name: 'Retirer' }).click()
  await expectToast(page, 'Saisie effacée')
  await expect(block(page).getByRole('listitem')).toContainText('Dupont')
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(block(page).getByRole('listitem')).toContainText('Martin')
  await block(page).getByRole('button', { name: 'Retirer' }).click()
  await block(page).getByRole('listitem').getByRole('link').click()
  await expect(page).toHaveURL(path)
  await expect(variableField(page, 'Objectif')).toHaveValue('Demander un devis')
})

test('everything is erased for every client, also where the present one has typed nothing', async ({
  page,
}) => {
  await openPage(page, '/')
  await page.evaluate(() => {
    const kept = { titre: 'Un brief', total: 7, at: Date.now() }
    const typed = { ...kept, values: { objectif: 'x' } }
    const reset = { ...kept, values: {}, others: { Dupont: { objectif: 'x' } } }
    localStorage.setItem('saisie-v1:audit-on-page-url', JSON.stringify(typed))
    localStorage.setItem('saisie-v1:brief-contenu-redacteur', JSON.stringify(reset))
  })
  await reloadPage(page)
  await block(page).getByRole('button', { name: 'Effacer' }).click()
  await expectToast(page, 'Tout est effacé')
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('saisie')
  await page.getByRole('button', { name: 'Annuler' }).click()
  const stored = await page.evaluate(() => JSON.stringify(localStorage))
  expect(stored).toContain('Dupont')
})

test('a first visit has no such block, and loads nothing for it', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await openPage(page, '/')
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[data-resume-place]')).toBeHidden()
  expect(loaded.filter((name) => /resume-|lately/.test(name))).toEqual([])
})

test('what was copied or launched lately stands under what was begun', async ({
  page,
  context,
}) => {
  await openPage(page, '/prompts')
  const card = page
    .getByRole('article')
    .filter({ has: page.locator('a[href^="/prompt/"]') })
    .first()
  const title = await card.getByRole('heading').innerText()
  await card.getByRole('button', { name: /^Copier/ }).click()
  await expectToast(page, 'Prompt copié !')
  await openPage(page, '/gpts')
  await context.route('**/ouvrir', (route) => route.fulfill({ body: 'ailleurs' }))
  const gpt = page
    .getByRole('article')
    .filter({ has: page.locator('a[href$="/ouvrir"]') })
    .first()
  const name = await gpt.getByRole('heading').innerText()
  await gpt.getByRole('link', { name: 'Utiliser' }).click()
  const links = () => block(page).getByRole('paragraph').getByRole('link').allInnerTexts()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('utilises-v1'))).toContain('gpt')
  const shifts = await countShifts(page)
  await openPage(page, '/')
  await expect.poll(links).toEqual([name, title])
  expect(await shifts()).toBe(0)
  await block(page).getByRole('button', { name: 'Effacer' }).click()
  await expect(block(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.poll(links).toEqual([name, title])
})

test('a selection says nothing of what was typed for another client', async ({ page }) => {
  await openPage(page, '/profils')
  await storeProfile(page, { name: 'Dupont', values: { ville: 'Lyon' } }, false)
  await storeProfile(page, { name: 'Martin', values: { ville: 'Nice' } })
  await openPage(page, '/prompt/brief-contenu-redacteur')
  await fillVariable(page, 'Objectif', 'Demander un devis')
  await page.getByRole('button', { name: 'Ajouter à ma sélection' }).click()
  await expectToast(page, 'Ajouté à votre sélection')
  await openPage(page, '/selection')
  const kept = page.getByRole('main').locator('ol > li')
  await expect(kept).toContainText(/1 sur \d+ rempli/)
  await page.getByRole('button', { name: 'Client\u00a0: Martin' }).click()
  await page
    .getByRole('dialog', { name: 'Client' })
    .getByRole('button', { name: /^Dupont/ })
    .click()
  await expect(kept).not.toContainText('rempli')
})

test('a selection says how far its prompts are filled in', async ({ page }) => {
  await withBegun(page, begun.slice(0, 1))
  await page.addInitScript(() => {
    if (location.protocol === 'about:') return
    const items = [
      { kind: 'prompt', slug: 'brief-contenu-redacteur', title: 'Un brief' },
      { kind: 'prompt', slug: 'audit-on-page-url', title: 'Auditer une page' },
    ]
    localStorage.setItem('selection-v1', JSON.stringify(items))
  })
  await openPage(page, '/selection')
  const items = page.getByRole('main').locator('ol > li')
  await expect(items).toHaveCount(2)
  await expect(items.first()).toContainText('5 sur 7 remplis')
  await expect(items.last()).not.toContainText('rempli')
})
