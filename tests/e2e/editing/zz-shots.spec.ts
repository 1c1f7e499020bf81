import { expect } from '@playwright/test'

import { createGpt, createPrompt } from '#tests/e2e/fixtures/admin-calls.ts'
import { openAdmin, test } from '#tests/e2e/fixtures/admin-test.ts'

const out = '/tmp/shots'
test.use({ allowedConsole: /./ })
test('shots', async ({ page }) => {
  test.setTimeout(600_000)
  const prompt = await createPrompt(page, {
    statut: 'valide',
    prompt: 'Pour [secteur], en [ton]. Analyse [mot-clé].',
  })
  const gpt = await createGpt(page, { statut: 'valide' })
  const screens: [string, string, string | RegExp][] = [
    ['prompt-texte', `/prompts/${prompt.id}`, prompt.titre],
    ['prompt-exemple', `/prompts/${prompt.id}?onglet=exemple`, prompt.titre],
    ['prompt-ref', `/prompts/${prompt.id}?onglet=referencement`, prompt.titre],
    ['prompt-plus', `/prompts/${prompt.id}?onglet=plus`, prompt.titre],
    ['prompt-new', `/prompts/nouveau`, 'Nouveau prompt'],
    ['gpt-general', `/gpts/${gpt.id}`, gpt.nom],
    ['gpt-ref', `/gpts/${gpt.id}?onglet=referencement`, gpt.nom],
    ['gpt-new', `/gpts/nouveau`, 'Nouveau GPT'],
    ['categories', `/categories`, 'Catégories'],
  ]
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 900 })
      for (const [name, path, heading] of screens) {
        await openAdmin(page, path, heading)
        if (name === 'categories') {
          await page.getByRole('button', { name: 'Modifier SEO', exact: true }).click()
          await page.getByLabel('Nom', { exact: true }).fill('Référencement')
        }
        await page.waitForTimeout(900)
        if (width === 1280 && theme === 'light' && name !== 'categories') {
          const facts = await page.evaluate(() => {
            const list = document.querySelector('[role=tablist]')!
            const first = [
              ...document.querySelectorAll(
                'form.editor [role=tabpanel] input, form.editor [role=tabpanel] textarea',
              ),
            ].find((e) => e.checkVisibility())!
            return {
              over: list.scrollWidth - list.clientWidth,
              top: first.getBoundingClientRect().top,
              width: [...list.children].at(-1)!.getBoundingClientRect().right,
              listRight: list.getBoundingClientRect().right,
              body: document.documentElement.scrollWidth,
            }
          })
          console.log(name, JSON.stringify(facts))
        }
        await page.screenshot({ path: `${out}/${name}-${width}-${theme}.png`, fullPage: true })
      }
    }
  }
  expect(true).toBe(true)
})
