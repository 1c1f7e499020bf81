import type { Page } from '@playwright/test'

import { adminRoot, signInPath } from '#shared/addresses/admin-screens.ts'
import type { Scene } from '#tests/pixels/scene.ts'

import { acts, changeAnswers, click, startWithoutTimers } from './acts.ts'
import { prepareAccounts } from './admin-accounts.ts'

const onFilledSite = {
  site: 'filled',
  isAdmin: true,
  mask: ['time', ':text-matches("[0-9]{2}:[0-9]{2}")', ':text-matches("@example.org")'],
} satisfies Partial<Scene>
const signInPage = { site: 'filled', path: signInPath } satisfies Partial<Scene>

/** Answers mutations in place of the server. */
const answerCalls =
  (answers: Record<string, object>) =>
  async (page: Page): Promise<void> => {
    for (const [name, data] of Object.entries(answers)) {
      await page.route(`**/api/trpc/${name}`, (route) =>
        route.fulfill({ json: { result: { data } } }),
      )
    }
  }

/** Every call that matches fails with a code. */
const failCalls = (pattern: string, code: string, httpStatus: number) => (page: Page) =>
  page.route(`**/api/trpc/${pattern}`, (route) => {
    const error = { message: '', code: -32_000, data: { code, httpStatus } }
    const { pathname } = new URL(route.request().url())
    const isBatch = route.request().url().includes('batch=1')
    const answers = pathname.split(',').map(() => ({ error }))
    return route.fulfill({ status: httpStatus, json: isBatch ? answers : { error } })
  })

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill('camille@example.org')
  await page.getByLabel('Mot de passe', { exact: true }).fill('un mot de passe')
  await page.getByRole('checkbox', { name: 'Je ne suis pas un robot' }).check()
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
  await page.getByRole('heading', { name: 'Confirmez que c’est vous' }).waitFor()
}

const secondStep = answerCalls({
  'auth.signIn': {
    secondStep: {
      passkey: {
        challenge: 'AAAA',
        rpId: 'localhost',
        timeout: 60_000,
        userVerification: 'preferred',
        allowCredentials: [],
      },
      hasCodes: true,
    },
  },
})

const created_at = '2026-01-02T03:04:05.000Z'
const accountScene = {
  ...onFilledSite,
  path: `${adminRoot}/compte`,
  isViewportOnly: true,
  prepare: acts(
    prepareAccounts,
    changeAnswers({
      'auth.factors.list': {
        passkeys: [
          { id: 'a', name: 'Téléphone de Camille', created_at, last_used_at: null },
          { id: 'b', name: 'Ordinateur du bureau', created_at, last_used_at: created_at },
        ],
        codes: { created_at },
        recoveryCodes: { left: 7, total: 10, created_at },
        isRequired: false,
        isPasskeyAlone: true,
      },
    }),
    answerCalls({
      'auth.factors.beginCodes': {
        address: 'otpauth://totp/Site:camille?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        sealed: 'sealed',
      },
      'auth.factors.renewRecoveryCodes': {
        recoveryCodes: Array.from({ length: 10 }, (_, index) => `ABCD-EFGH-JKLM-NP${index}Q`),
      },
    }),
  ),
} satisfies Partial<Scene>

/** Sign-in, second factors, the frame, and what an account may not open. */
export const adminAccessScenes: Scene[] = [
  {
    ...signInPage,
    name: 'admin-sign-in-forgotten',
    act: click((page) => page.getByText('Mot de passe oublié')),
  },
  {
    ...signInPage,
    name: 'admin-sign-in-limited',
    prepare: acts(
      startWithoutTimers,
      changeAnswers({ 'auth.attempts': { failedAttempts: 2, retryAfterSeconds: 840 } }),
    ),
    mask: ['[role=timer]'],
  },
  {
    ...signInPage,
    name: 'admin-sign-in-no-challenge',
    prepare: failCalls('*auth.challenge*', 'INTERNAL_SERVER_ERROR', 500),
  },
  { ...signInPage, name: 'admin-second-step', prepare: secondStep, act: signIn },
  {
    ...signInPage,
    name: 'admin-second-step-recovery',
    prepare: secondStep,
    act: acts(
      signIn,
      click((page) => page.getByRole('button', { name: 'Utiliser un code de secours' })),
    ),
  },
  { ...accountScene, name: 'admin-factors' },
  {
    ...accountScene,
    name: 'admin-factors-codes',
    act: acts(
      click((page) => page.getByRole('button', { name: 'Changer les codes à usage unique' })),
      (page) => page.getByRole('img', { name: 'Code QR à scanner' }).waitFor(),
    ),
  },
  {
    ...accountScene,
    name: 'admin-factors-recovery-codes',
    act: acts(
      click((page) => page.getByRole('button', { name: 'En refaire des codes de secours' })),
      click((page) => page.getByRole('button', { name: 'Refaire', exact: true })),
      (page) => page.getByRole('list', { name: 'Codes de secours' }).waitFor(),
    ),
  },
  {
    ...onFilledSite,
    name: 'admin-forced-password',
    path: adminRoot,
    prepare: changeAnswers({ 'auth.session': { mustChangePassword: true } }),
  },
  {
    ...onFilledSite,
    name: 'admin-required-factor',
    path: adminRoot,
    prepare: changeAnswers({ 'auth.session': { mustAddFactor: true } }),
  },
  {
    ...onFilledSite,
    name: 'admin-denied',
    path: adminRoot,
    prepare: failCalls('*', 'FORBIDDEN', 403),
  },
  {
    ...onFilledSite,
    name: 'admin-screen-denied',
    path: `${adminRoot}/users`,
    prepare: changeAnswers({
      'auth.session': { capabilities: ['dashboard.read', 'content.read'], isInMaintenance: true },
    }),
  },
  { ...onFilledSite, name: 'admin-no-such-page', path: `${adminRoot}/inconnu` },
  {
    ...onFilledSite,
    name: 'admin-sidebar-collapsed',
    path: `${adminRoot}/tags`,
    isViewportOnly: true,
    widths: [1280],
    act: click((page) => page.getByRole('button', { name: 'Réduire le menu' })),
  },
  {
    ...onFilledSite,
    name: 'admin-sidebar-expanded',
    path: `${adminRoot}/tags`,
    isViewportOnly: true,
    widths: [768],
    act: click((page) => page.getByRole('button', { name: 'Réduire le menu' })),
  },
  {
    ...onFilledSite,
    name: 'admin-drawer',
    path: `${adminRoot}/tags`,
    isViewportOnly: true,
    widths: [360],
    act: click((page) => page.getByRole('button', { name: 'Ouvrir le menu' })),
  },
  {
    ...onFilledSite,
    name: 'admin-idle-warning',
    path: `${adminRoot}/tags`,
    mask: ['[role=timer]'],
    prepare: (page) => page.clock.install(),
    act: acts(
      (page) => page.clock.fastForward('10:01'),
      (page) => page.getByRole('alertdialog').waitFor(),
    ),
  },
  {
    ...onFilledSite,
    name: 'admin-sign-in-again',
    path: adminRoot,
    prepare: failCalls('admin.searches.ignore', 'UNAUTHORIZED', 401),
    act: acts(
      click((page) => page.getByRole('button', { name: /^Ignorer/ }).first()),
      (page) => page.getByRole('checkbox', { name: 'Je ne suis pas un robot' }).waitFor(),
    ),
  },
  {
    ...onFilledSite,
    name: 'admin-one-time-password',
    path: `${adminRoot}/users`,
    isViewportOnly: true,
    prepare: acts(
      prepareAccounts,
      answerCalls({ 'admin.users.invite': { password: 'abcd-efgh-ijkl-mnop' } }),
    ),
    act: async (page) => {
      await page.getByRole('button', { name: 'Inviter' }).click()
      await page.getByRole('dialog').getByLabel('Adresse e-mail').fill('nouveau@example.net')
      await page.getByRole('dialog').getByRole('button', { name: 'Inviter' }).click()
      await page.getByRole('button', { name: 'J’ai noté le mot de passe' }).waitFor()
    },
  },
  {
    ...onFilledSite,
    name: 'admin-shortcuts',
    path: `${adminRoot}/tags`,
    act: acts(
      (page) => page.keyboard.press('?'),
      (page) => page.getByRole('dialog').waitFor(),
    ),
  },
  {
    ...onFilledSite,
    name: 'admin-bracket-proposals',
    path: `${adminRoot}/prompts/nouveau`,
    isViewportOnly: true,
    act: async (page) => {
      const text = page.getByRole('textbox', { name: 'Texte du prompt' })
      await text.fill('Écris pour ')
      await text.press('End')
      await text.pressSequentially('[t')
      await page.getByRole('listbox', { name: 'Variables connues' }).waitFor()
    },
  },
]
