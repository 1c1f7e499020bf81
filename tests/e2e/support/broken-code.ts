import { expect, type Page } from '@playwright/test'

/** Makes the component of a built file throw, until the returned function is called. */
export async function breakComponent(page: Page, file: string): Promise<() => Promise<void>> {
  const files = new RegExp(`/assets/${file.replace('.', '\\.')}-[\\w-]{8}\\.js$`)
  await page.route(files, async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    const broken = code.replace(/[\w$]+ as (component|[A-Z]\w+)\b/, 'broken as $1')
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'cache-control': 'no-store' },
      body: broken === code ? code : `${broken};function broken(){throw new Error('broken')}`,
    })
  })
  return () => page.unroute(files)
}

/** As a link of the page does. */
export async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    link.dataset.page = ''
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
}

/** The page says that it failed, within its frame. */
export async function expectFailedPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La page n’a pas pu s’afficher')
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
}
