import { expect, type Page } from '@playwright/test'

import { openClient } from '#drizzle/local/database-client.ts'
import { signInPath } from '#shared/addresses/admin-screens.ts'
import { test as changedSiteTest } from '#tests/e2e/fixtures/changed-site-test.ts'
import {
  expectHeading,
  fillSignIn,
  robotBox,
  signInButton,
  solveRobotBox,
} from '#tests/e2e/fixtures/sign-in-page.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { expectToast, toastsOf } from '#tests/e2e/support/toasts.ts'
import { createReadyAdmin } from '#tests/support/calls/signed-in.ts'

type Account = Awaited<ReturnType<typeof createReadyAdmin>>

/** Nobody is signed in yet, and each test is a client that no limit has heard of. */
const test = changedSiteTest.extend<{ account: Account }>({
  allowsCookies: true,
  // A refused sign-in is an answer of 400 or more, which the browser notes.
  allowedConsole:
    /Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_FAILED)/,
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the fixtures from the pattern
  extraHTTPHeaders: async ({}, use) => {
    const [a, b, c] = crypto.getRandomValues(new Uint8Array(3))
    await use({ 'cf-connecting-ip': `10.${a}.${b}.${c}` })
  },
  account: async ({ changedSite }, use) => use(await createReadyAdmin(changedSite)),
})

async function expectTries(page: Page, text: string): Promise<void> {
  const tries = page.getByRole('status').filter({ hasText: 'Tentatives' })
  await expect(tries).toHaveText(text)
  expect(await tries.textContent()).toBe(text)
}

/** The form says that it waits, in the words of the specification and in seconds. */
async function expectLimited(page: Page): Promise<void> {
  await expect(page.getByRole('timer')).toHaveText(/^(?:\d+ min \d\d s|\d+ s)$/)
  expect(await signInButton(page).textContent()).toBe('Veuillez patienter...')
  await expect(signInButton(page)).toBeDisabled()
  expect(await page.getByRole('alert').locator('p').allTextContents()).toContain(
    'Trop de tentatives de connexion. Veuillez patienter.',
  )
}

async function secondsLeft(page: Page): Promise<number> {
  const text = (await page.getByRole('timer').textContent()) ?? ''
  const [, minutes = '0', seconds = ''] = /^(?:(\d+) min )?(\d+) s$/.exec(text) ?? []
  return Number(minutes) * 60 + Number(seconds)
}

const wrongPassword = 'pas le bon mot de passe'
const refused = 'Identifiants invalides ou accès non autorisé.'

test('both fields are bounded, required and known to password managers (R146, R157, R220)', async ({
  page,
}) => {
  await page.goto(signInPath)
  await expect(page).toHaveTitle('Connexion · Administration')
  await expectHeading(page, 'Administration Sécurisée')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  const email = page.getByRole('textbox', { name: 'Adresse e-mail' })
  const password = page.getByLabel('Mot de passe')
  for (const [field, attributes] of [
    [email, { type: 'email', autocomplete: 'username', spellcheck: 'false', maxlength: '255' }],
    [password, { type: 'password', autocomplete: 'current-password', maxlength: '128' }],
  ] as const) {
    for (const [name, value] of Object.entries(attributes)) {
      await expect(field).toHaveAttribute(name, value)
    }
    await expect(field).toHaveAttribute('required')
  }
  await expect(robotBox(page)).toBeVisible()
})

test('neither field may be left empty (R146)', async ({ page }) => {
  await page.goto(signInPath)
  await solveRobotBox(page)
  await signInButton(page).click()
  await expect(page.getByLabel('Adresse e-mail')).toHaveAccessibleDescription(
    'L’adresse e-mail est obligatoire.',
  )
  await expect(page.getByLabel('Mot de passe')).toHaveAccessibleDescription(
    'Le mot de passe est obligatoire.',
  )
  await expect(signInButton(page)).toHaveText('Se connecter')
})

test('a password may be pasted (R220)', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(signInPath)
  const password = page.getByLabel('Mot de passe')
  await expect(password).toBeVisible()
  await page.evaluate(() => navigator.clipboard.writeText('collé depuis un gestionnaire'))
  await password.focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(password).toHaveValue('collé depuis un gestionnaire')
})

test('the button waits for the challenge, and Enter says so (R147, R149)', async ({ page }) => {
  await page.goto(signInPath)
  await expect(signInButton(page)).toHaveText('Se connecter')
  await expect(signInButton(page)).toBeDisabled()
  await expect(signInButton(page)).toHaveAccessibleDescription(
    'Complétez la vérification pour activer le bouton.',
  )
  await page.getByLabel('Mot de passe').press('Enter')
  await expectToast(page, 'CAPTCHA requis', 'Veuillez compléter la vérification CAPTCHA.')
  await solveRobotBox(page)
  await expect(signInButton(page)).toBeEnabled()
})

test('a form with mistakes is not sent: each field says what it lacks (R157)', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('auth.signIn')) calls.push(request.url())
  })
  await page.goto(signInPath)
  await fillSignIn(page, { email: 'camille', password: 'court' })
  await signInButton(page).click()
  await expect(page.getByLabel('Adresse e-mail')).toHaveAccessibleDescription(
    'Adresse e-mail invalide.',
  )
  await expect(page.getByLabel('Mot de passe')).toHaveAccessibleDescription(
    'Le mot de passe doit contenir entre 8 et 128 caractères.',
  )
  await expect(page.getByLabel('Adresse e-mail')).toBeFocused()
  expect(calls).toEqual([])
})

test(
  'an administrator signs in and lands on the dashboard (R152)',
  journey,
  async ({ page, account }) => {
    await page.goto(signInPath)
    await fillSignIn(page, account)
    await signInButton(page).click()
    await expectToast(page, 'Connexion réussie', "Accès autorisé à l'interface d'administration.")
    await expectHeading(page, 'Aujourd’hui')
    await expect(page).toHaveURL(/\/secure-admin-panel$/)
  },
)

test('the button says that the form is under way (R147)', async ({ page, account }) => {
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/trpc/auth.signIn', async (route) => {
    await mayAnswer
    await route.continue()
  })
  await page.goto(signInPath)
  await fillSignIn(page, account)
  await signInButton(page).click()
  await expect(signInButton(page)).toHaveText('Connexion...')
  await expect(signInButton(page)).toBeDisabled()
  answer()
  await expectHeading(page, 'Aujourd’hui')
})

test('R148, R150, R255: wrong passwords are counted, and the third closes the form, after a reload too', async ({
  page,
  account,
}) => {
  test.setTimeout(120_000)
  await page.goto(signInPath)
  await fillSignIn(page, { ...account, password: wrongPassword })
  await signInButton(page).click()
  await expectToast(page, 'Erreur de connexion', refused)
  await expectTries(page, 'Tentatives échouées: 1/3')
  await expect(page.getByLabel('Mot de passe')).toHaveValue('')
  await expect(page.getByLabel('Mot de passe')).toBeFocused()
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue(account.email)
  await expect(robotBox(page)).not.toBeChecked()
  await expect(signInButton(page)).toBeDisabled()

  await page.reload()
  await expectTries(page, 'Tentatives échouées: 1/3')
  for (const failures of [2, 3]) {
    await fillSignIn(page, { ...account, password: wrongPassword })
    await signInButton(page).click()
    await expectTries(page, `Tentatives échouées: ${failures}/3`)
  }
  await expectToast(page, 'Trop de tentatives', 'Veuillez patienter avant de réessayer.')
  await expectLimited(page)
  await page.reload()
  await expectTries(page, 'Tentatives échouées: 3/3')
  await expectLimited(page)
  await expectNoViolations(page)
})

test('after three failures the right password is refused too, on a page opened anew (R150)', async ({
  page,
  account,
}) => {
  test.setTimeout(120_000)
  await page.goto(signInPath)
  for (const failures of [1, 2, 3]) {
    await fillSignIn(page, { ...account, password: wrongPassword })
    await signInButton(page).click()
    await expect(page.getByText(`Tentatives échouées: ${failures}/3`)).toBeVisible()
  }
  await page.reload()
  await expectLimited(page)
  // Whoever sends the form all the same: the server is the one that refuses.
  await page.route('**/api/trpc/*auth.attempts*', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/"retryAfterSeconds":\d+/, '"retryAfterSeconds":0')
    await route.fulfill({ response, body })
  })
  await page.reload()
  await fillSignIn(page, account)
  await signInButton(page).click()
  await expectToast(page, 'Trop de tentatives', 'Veuillez patienter avant de réessayer.')
  await expectTries(page, 'Tentatives échouées: 3/3')
  await expectLimited(page)
  await expect(page).toHaveURL(new RegExp(`${signInPath}$`))
})

test('a success puts the count of failures back to nothing (R148)', async ({ page, account }) => {
  test.setTimeout(90_000)
  await page.goto(signInPath)
  await fillSignIn(page, { ...account, password: wrongPassword })
  await signInButton(page).click()
  await expect(page.getByText('Tentatives échouées: 1/3')).toBeVisible()
  await expectToast(page, 'Erreur de connexion', refused)
  await fillSignIn(page, account)
  await signInButton(page).click()
  await expectHeading(page, 'Aujourd’hui')
  await expect(page.getByText('Connexion réussie', { exact: true })).toBeVisible()
  await expect(page.getByText('Erreur de connexion', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await fillSignIn(page, { ...account, password: wrongPassword })
  await signInButton(page).click()
  await expect(page.getByText('Tentatives échouées: 1/3')).toBeVisible()
})

test('a refused challenge is asked for again (R151)', async ({ page, account }) => {
  await page.route('**/api/trpc/auth.signIn', (route) =>
    route.continue({
      postData: JSON.stringify({
        email: account.email,
        password: account.password,
        captchaToken: 'forged',
      }),
    }),
  )
  await page.goto(signInPath)
  await fillSignIn(page, account)
  await signInButton(page).click()
  await expectToast(page, 'Erreur CAPTCHA', 'Veuillez réessayer la vérification CAPTCHA.')
  await expect(robotBox(page)).not.toBeChecked()
  await expect(signInButton(page)).toBeDisabled()
  await expect(page.getByText(/Tentatives échouées/)).toHaveCount(0)

  await page.unroute('**/api/trpc/auth.signIn')
  await page.getByLabel('Mot de passe').fill(account.password)
  await solveRobotBox(page)
  await signInButton(page).click()
  await expectHeading(page, 'Aujourd’hui')
})

test('a challenge that does not load says so and can be asked for again (R158)', async ({
  page,
}) => {
  await page.route('**/api/trpc/auth.challenge*', (route) => route.abort())
  await page.goto(signInPath)
  const failure = page.getByRole('alert').filter({ hasText: 'vérification' })
  await expect(failure).toContainText('La vérification n’a pas pu être chargée.')
  await expect(signInButton(page)).toBeDisabled()
  await page.unroute('**/api/trpc/auth.challenge*')
  await failure.getByRole('button', { name: 'Réessayer' }).click()
  await expect(robotBox(page)).toBeVisible()
})

test('a challenge that cannot be had is asked for every 8 seconds (R158)', async ({ page }) => {
  let asked = 0
  await page.route('**/api/trpc/*auth.challenge*', (route) => {
    asked += 1
    return route.abort()
  })
  await page.clock.install()
  await page.goto(signInPath)
  await expect(page.getByRole('alert')).toContainText('Nouvel essai toutes les 8 secondes.')
  expect(asked).toBe(1)
  for (const times of [2, 3]) {
    await page.clock.fastForward(8000)
    await expect.poll(() => asked).toBe(times)
  }
  await page.unroute('**/api/trpc/*auth.challenge*')
  await page.clock.fastForward(8000)
  await expect(robotBox(page)).toBeVisible()
})

test('a solved challenge that grew old is asked for anew (R151)', async ({ page, account }) => {
  await page.clock.install()
  await page.goto(signInPath)
  await fillSignIn(page, account)
  await expect(signInButton(page)).toBeEnabled()
  await page.clock.fastForward('04:31')
  await expect(signInButton(page)).toBeDisabled()
  await expect(robotBox(page)).not.toBeChecked()
  await solveRobotBox(page)
  await signInButton(page).click()
  await expectHeading(page, 'Aujourd’hui')
})

test('a challenge that cannot be solved is an error, and no token (R151)', async ({ page }) => {
  await page.route('**/api/trpc/*auth.challenge*', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('"algorithm":', '"unknown":')
    await route.fulfill({ response, body })
  })
  await page.goto(signInPath)
  await robotBox(page).click()
  await expectToast(page, 'Erreur CAPTCHA', 'Veuillez réessayer la vérification CAPTCHA.')
  await expect(
    page.getByText('La vérification a échoué. Cochez la case pour réessayer.'),
  ).toBeVisible()
  await expect(robotBox(page)).not.toBeChecked()
  await expect(signInButton(page)).toBeDisabled()
})

test('a failure of another kind says which (R153)', async ({ page, account }) => {
  await page.goto(signInPath)
  await fillSignIn(page, account)
  await page.route('**/api/trpc/auth.signIn', (route) => route.abort())
  await signInButton(page).click()
  await expectToast(
    page,
    'Erreur de connexion',
    'Erreur de connexion. Vérifiez votre connexion internet.',
  )
  await expect(page.getByText(/Tentatives échouées/)).toHaveCount(0)
})

test('R150: the form counts its wait down in seconds and opens when the server says so', async ({
  page,
  account,
}) => {
  test.setTimeout(120_000)
  await page.clock.install()
  await page.goto(signInPath)
  for (const failures of [1, 2, 3]) {
    await fillSignIn(page, { ...account, password: wrongPassword })
    await signInButton(page).click()
    await expectTries(page, `Tentatives échouées: ${failures}/3`)
  }
  await expectLimited(page)
  const before = await secondsLeft(page)
  expect(before).toBeGreaterThan(780)
  expect(before).toBeLessThanOrEqual(900)
  await solveRobotBox(page)
  await expect(signInButton(page)).toBeDisabled()
  await page.getByLabel('Mot de passe').press('Enter')
  await expectToast(page, 'Trop de tentatives', 'Veuillez patienter avant de réessayer.')
  await page.clock.fastForward(60_000)
  await expect.poll(() => secondsLeft(page)).toBeLessThanOrEqual(before - 60)

  // The server's own clock did not go faster.
  const attempts = { failedAttempts: 2, retryAfterSeconds: 0 }
  await page.route('**/api/trpc/auth.attempts*', (route) =>
    route.fulfill({ json: [{ result: { data: attempts } }] }),
  )
  await page.clock.fastForward(before * 1000)
  await expectTries(page, 'Tentatives échouées: 2/3')
  await expect(page.getByRole('timer')).toHaveCount(0)
  await expect(
    page.getByText('Trop de tentatives de connexion. Veuillez patienter.', { exact: true }),
  ).toHaveCount(0)
  await solveRobotBox(page)
  expect(await signInButton(page).textContent()).toBe('Se connecter')
  await expect(signInButton(page)).toBeEnabled()
})

test('R158: a refusal that does not say how long makes the form wait for 30 seconds', async ({
  page,
  account,
}) => {
  await page.clock.install()
  await page.goto(signInPath)
  await fillSignIn(page, account)
  await page.route('**/api/trpc/auth.signIn', (route) =>
    route.fulfill({
      status: 429,
      json: {
        error: {
          message: 'Trop de requêtes. Veuillez patienter.',
          code: -32029,
          data: { code: 'TOO_MANY_REQUESTS', httpStatus: 429, details: {}, fieldErrors: null },
        },
      },
    }),
  )
  await signInButton(page).click()
  await expectToast(page, 'Trop de tentatives', 'Veuillez patienter avant de réessayer.')
  await expectLimited(page)
  expect(await secondsLeft(page)).toBeLessThanOrEqual(31)
  await page.clock.fastForward(32_000)
  await expect(page.getByRole('timer')).toHaveCount(0)
})

for (const role of ['contributor', 'moderator', null] as const) {
  test(`R154: an account with the role ${role} and the right password is told so, and no try is counted`, async ({
    page,
    account,
    changedSite,
    context,
  }) => {
    await openClient(changedSite.database.url, changedSite.database.authToken).batch(
      [
        { sql: 'DELETE FROM user_roles WHERE user_id = ?', args: [account.id] },
        ...(role
          ? [
              {
                sql: 'INSERT INTO user_roles (id, user_id, role, granted_at) VALUES (?, ?, ?, ?)',
                args: [crypto.randomUUID(), account.id, role, new Date().toISOString()],
              },
            ]
          : []),
      ],
      'write',
    )
    await page.goto(signInPath)
    await fillSignIn(page, account)
    await signInButton(page).click()
    await expectToast(
      page,
      'Erreur de connexion',
      'Accès non autorisé - Seuls les administrateurs peuvent accéder à cette interface',
    )
    await expect(page).toHaveURL(new RegExp(`${signInPath}$`))
    expect(await context.cookies()).toEqual([])
    await page.reload()
    await expect(signInButton(page)).toBeVisible()
    await expect(page.getByText(/Tentatives échouées/)).toHaveCount(0)
  })
}

test('no page but sign-in asks for a challenge (R158)', async ({ page, account }) => {
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('auth.challenge')) asked += 1
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/prompts')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked).toBe(0)
  await page.goto(signInPath)
  await fillSignIn(page, account)
  await signInButton(page).click()
  await expectHeading(page, 'Aujourd’hui')
  asked = 0
  await page.getByRole('link', { name: 'Paramètres', exact: true }).click()
  await page.getByRole('link', { name: 'Mon compte', exact: true }).click()
  await expectHeading(page, 'Mon compte')
  expect(asked).toBe(0)
})

test('sign-in leads to the page that was asked for', async ({ page, account }) => {
  await page.goto('/secure-admin-panel/journal?vue=connexions')
  await expect(page).toHaveURL(/\/auth\?retour=/)
  await fillSignIn(page, account)
  await signInButton(page).click()
  await expectHeading(page, 'Journal')
  await expect(page).toHaveURL(/\/secure-admin-panel\/journal\?vue=connexions$/)
})

for (const target of [
  'https://exemple.invalid/',
  '//exemple.invalid',
  '/prompts',
  'javascript:0',
]) {
  test(`sign-in does not lead to ${target} (R219)`, async ({ page, account }) => {
    await page.goto(`${signInPath}?retour=${encodeURIComponent(target)}`)
    await fillSignIn(page, account)
    await signInButton(page).click()
    await expectHeading(page, 'Aujourd’hui')
    await expect(page).toHaveURL(/\/secure-admin-panel$/)
  })
}

test('whoever is signed in does not see the form (R155)', async ({ page, account }) => {
  await page.goto(signInPath)
  await fillSignIn(page, account)
  await signInButton(page).click()
  await expectHeading(page, 'Aujourd’hui')
  await page.goto(signInPath)
  await expectHeading(page, 'Aujourd’hui')
  await expect(page).toHaveURL(/\/secure-admin-panel$/)
})

test('a one-time password opens nothing but its replacement', async ({
  page,
  account,
  changedSite,
}) => {
  await openClient(changedSite.database.url, changedSite.database.authToken).execute({
    sql: 'UPDATE users SET must_change_password = 1, password_expires_at = ? WHERE id = ?',
    args: [new Date(Date.now() + 60_000).toISOString(), account.id],
  })
  const ownPassword = 'sept fiches sur la table'
  await page.goto(`${signInPath}?retour=${encodeURIComponent('/secure-admin-panel/users')}`)
  await fillSignIn(page, account)
  await signInButton(page).click()
  await expectHeading(page, 'Choisissez votre mot de passe')
  await expect(page).toHaveTitle('Choisissez votre mot de passe · Administration')
  await expect(page.getByRole('navigation', { name: 'Sections' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Déconnexion' })).toBeVisible()
  const change = page.getByRole('button', { name: 'Changer de mot de passe' })
  await page.getByLabel('Mot de passe actuel').fill(account.password)
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('trop court')
  await page.getByLabel('Nouveau mot de passe, encore une fois').fill(ownPassword)
  await change.click()
  await expect(
    page.getByLabel('Nouveau mot de passe', { exact: true }),
  ).toHaveAccessibleDescription(/Le mot de passe doit contenir entre 12 et 128 caractères\./)
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(ownPassword)
  await change.click()
  await expectToast(page, 'Mot de passe modifié', 'Vos autres sessions ont été fermées.')
  await expectHeading(page, 'Utilisateurs')
  await expect(toastsOf(page).filter({ hasText: 'Erreur' })).toHaveCount(0)
})
