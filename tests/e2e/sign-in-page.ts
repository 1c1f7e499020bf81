import { expect, type Locator, type Page } from '@playwright/test'

/** Parts of the sign-in page that several tests handle. */
export const signInButton = (page: Page): Locator =>
  page.getByRole('form', { name: 'Connexion' }).locator('button[type="submit"]')

export const robotBox = (page: Page): Locator =>
  page.getByRole('checkbox', { name: 'Je ne suis pas un robot' })

/** Fills in the form, solves its challenge and waits until it may be sent. */
export async function fillSignIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe').fill(password)
  await solveRobotBox(page)
}

/** Ticks the box, which starts a work of a second or more. */
export async function solveRobotBox(page: Page): Promise<void> {
  await robotBox(page).check()
  await expect(page.getByText('Vérification réussie')).toBeVisible({ timeout: 30_000 })
}

/** Waits for the heading of a page of the administration. */
export const expectHeading = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
