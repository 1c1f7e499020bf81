import { expect, type Page } from '@playwright/test'

import { pagePaths } from '#shared/pages/pages.ts'
import { breakApi } from '#tests/e2e/fixtures/api-calls.ts'
import { test } from '#tests/e2e/fixtures/site-test.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { clipboardPermissions, refuseClipboard } from '#tests/e2e/support/clipboard.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { journey, themedJourneyIf } from '#tests/e2e/support/tiers.ts'
import { expectToast, toastsOf } from '#tests/e2e/support/toasts.ts'
import { fillVariable } from '#tests/e2e/support/variables.ts'

test.use({
  permissions: clipboardPermissions,
  allowedConsole:
    /^(?:Failed to load resource: (?:net::ERR_FAILED|.* 404)|Page introuvable |Copie impossible )/,
})

const widths = [360, 768, 1280]

/** One page of each kind. */
const kinds = [
  '/',
  '/prompts?vue=liste',
  '/prompt/brief-contenu-redacteur',
  '/gpt/lovable-architect',
  '/gpt/rapport-mensuel-assiste',
  '/categories',
  '/categorie/seo',
  '/parcours/refonte',
  '/recherche?q=audit',
  '/nouveautes',
  '/selection',
  '/selection/document',
  '/profils',
  '/hors-ligne',
  '/plan-du-site',
  '/mcp',
  '/cgu',
  '/nulle-part',
]

const paths = [
  ...pagePaths,
  '/prompts?vue=liste',
  '/prompts?q=zzzzzz',
  '/prompts?category=Inconnue',
  '/prompt/brief-contenu-redacteur',
  '/prompt/inconnu',
  '/gpts?vue=liste',
  '/gpt/lovable-architect',
  '/gpt/rapport-mensuel-assiste',
  '/gpt/inconnu',
  '/recherche?q=audit',
  '/recherche?q=seo&type=prompts&categorie=SEO',
  '/recherche?q=hreflng',
  `/recherche?q=${'z'.repeat(200)}`,
  '/categorie/seo',
  '/nulle-part',
]

for (const path of kinds) {
  test(`${path} is accessible on a phone`, journey, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, path)
    await expectNoOverflow(page)
    await expectTargets(page)
    await expectNoViolations(page)
  })
}

for (const path of paths) {
  test(`${path} is accessible in both themes and at every width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoOverflow(page)
      await expectTargets(page)
    }
    await expectAccessible(page)
  })
}

type State = { name: string; path: string; reach: (page: Page) => Promise<void> }

const states: State[] = [
  {
    name: 'an open window of conversations',
    path: '/gpts',
    reach: async (page) => {
      await page
        .getByRole('button', { name: /^Conversations/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'a message of success',
    path: '/prompts',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Copier le prompt' }).first().click()
      await expectToast(page, 'Prompt copié !')
      // Under the pointer it stays.
      await toastsOf(page).hover()
    },
  },
  {
    name: 'a message of failure',
    path: '/',
    reach: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Rechercher' }).click()
      await expectToast(page, 'Recherche invalide')
    },
  },
  {
    name: 'a text that could not be copied',
    path: '/prompt/brief-contenu-redacteur',
    reach: async (page) => {
      await refuseClipboard(page)
      await openPage(page, '/prompt/brief-contenu-redacteur')
      await page.getByRole('button', { name: 'Copier le prompt' }).first().click()
      await expectToast(page, 'Copie impossible')
    },
  },
  {
    name: 'a variable being edited, others filled',
    path: '/prompt/brief-contenu-redacteur',
    reach: async (page) => {
      await fillVariable(page, 'Ton', 'sobre, sans superlatif')
      await page.getByRole('form').getByLabel('Public visé').fill('une ligne\nune autre')
      await page.getByRole('button', { name: 'Remplir requête principale, à remplir' }).click()
      await expect(page.locator('[data-prompt-text]').getByRole('textbox')).toBeFocused()
    },
  },
  {
    name: 'an open menu',
    path: '/categories',
    reach: async (page) => {
      await page.setViewportSize({ width: 360, height: 800 })
      await page.getByRole('banner').locator('summary').click()
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
    },
  },
  {
    name: 'open questions',
    path: '/gpt/lovable-architect',
    reach: async (page) => {
      const folds = page.getByRole('main').locator('section details')
      for (const summary of await folds.locator('> summary').all()) await summary.click()
      await expect(folds.last()).toHaveAttribute('open')
    },
  },
  {
    name: 'a list that could not be loaded',
    path: '/prompts',
    reach: async (page) => {
      await breakApi(page)
      await page.getByRole('combobox', { name: 'Catégorie' }).selectOption('Local')
      await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
    },
  },
]

for (const { name, path, reach } of states) {
  test(
    `${name} is accessible in both themes`,
    themedJourneyIf(name === 'a message of failure'),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openPage(page, path)
      await reach(page)
      await expectNoOverflow(page)
      await expectTargets(page)
      await expectAccessible(page, [page.viewportSize()?.width ?? 1280])
    },
  )
}

async function expectAccessible(page: Page, sizes = [360, 1280]): Promise<void> {
  for (const width of sizes) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoViolations(page)
  }
}

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `pixels beyond the right edge at ${page.viewportSize()?.width} px`).toBe(0)
}

/** Every control is at least 24 px high and wide; links inside a line of text are exempt. */
async function expectTargets(page: Page): Promise<void> {
  const small = await page
    .locator('a, button, summary, input, select, textarea')
    .evaluateAll((controls) =>
      controls
        .filter((control) => {
          const { display, position } = getComputedStyle(control)
          const { width, height } = control.getBoundingClientRect()
          const isShown = control.checkVisibility({ visibilityProperty: true }) && width > 1
          const isOffScreen = position === 'fixed' && control.matches('[href="#contenu"]')
          return isShown && display !== 'inline' && !isOffScreen && (width < 24 || height < 24)
        })
        .map((control) => {
          const { width, height } = control.getBoundingClientRect()
          return `${control.textContent.trim().slice(0, 40)} ${control.localName}: ${width} × ${height}`
        }),
    )
  expect(small, `targets at ${page.viewportSize()?.width} px`).toEqual([])
}
