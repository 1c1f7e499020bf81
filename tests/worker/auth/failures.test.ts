import { describe, expect, it, vi } from 'vitest'

import { errorMessages } from '#shared/site/error-messages.ts'
import { insertAccount } from '#tests/support/database/accounts.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { testGate } from '#tests/support/site/gate.ts'
import { startDatabaseProxy } from '#tests/worker/database/database-proxy.ts'
import { testSite } from '#tests/worker/http/test-app.ts'
import { databaseDown } from '#worker/runtime/errors.ts'

import { browserOn, sessionName } from './browser.ts'

async function signedIn() {
  const db = await createTestDatabase()
  const account = await insertAccount(db)
  const browser = browserOn(testSite(() => db))
  await browser.signIn(account)
  return { account, browser }
}

/** What a visitor is told of a failure. */
async function told(response: Response) {
  const { error } = (await response.json()) as {
    error: { message: string; data: { code: string; fieldErrors: Record<string, string[]> } }
  }
  return { ...error.data, status: response.status, message: error.message }
}

const notSignedIn = { status: 401, code: 'UNAUTHORIZED', message: errorMessages.auth }
const retryable = { status: 503, code: 'SERVICE_UNAVAILABLE' }

describe('a failure of authentication is told in French, by what it is (R246):', () => {
  it('a session that is missing', async () => {
    const db = await createTestDatabase()

    expect(await told(await browserOn(testSite(() => db)).query('auth.sessions'))).toMatchObject(
      notSignedIn,
    )
  })

  it.each([
    ['is no token', () => 'x'],
    ['is cut', (token: string) => token.slice(0, -10)],
    ['is of no algorithm', (token: string) => `eyJhbGciOiJub25lIn0.${token.split('.')[1]}.`],
    ['is of another secret', (token: string) => `${token.slice(0, -4)}AAAA`],
  ])('a token that %s', async (_, forge) => {
    const { browser } = await signedIn()
    browser.cookies.set(sessionName, forge(browser.cookies.get(sessionName) ?? ''))

    expect(await told(await browser.query('auth.sessions'))).toMatchObject(notSignedIn)
    expect((await browser.query('auth.session')).status).toBe(200)
  })

  it('credentials that are invalid', async () => {
    const { account, browser } = await signedIn()

    const response = await browser.signIn({ ...account, password: 'pas le bon mot' })

    expect(await told(response)).toMatchObject({
      status: 401,
      message: 'Identifiants invalides ou accès non autorisé.',
    })
  })

  it.each([
    ['length', 'court', 'Le mot de passe doit contenir entre 12 et 128 caractères.'],
    ['commonness', 'motdepasse2025', 'Ce mot de passe est trop courant : choisissez-en un autre.'],
    ['sameness', 'un mot de passe à nous', 'Choisissez un mot de passe différent de l’actuel.'],
  ])('a password that is weak by its %s, with that reason', async (_, newPassword, reason) => {
    const { account, browser } = await signedIn()

    const response = await browser.mutate('auth.changePassword', {
      currentPassword: account.password,
      newPassword,
    })

    expect(await told(response)).toMatchObject({
      status: 400,
      fieldErrors: { newPassword: [reason] },
    })
  })

  it('a database that answers 503, which is worth another try and no failed attempt', async () => {
    const { state, open } = await startDatabaseProxy()
    const account = await insertAccount(open())
    const site = testSite(open)
    const browser = browserOn(site)
    await browser.signIn(account)
    const cookie = browser.cookies.get(sessionName)

    state.answers = ['refuse']
    const failures = []
    for (let time = 0; time < 4; time += 1) failures.push(await told(await browser.signIn(account)))
    failures.push(await told(await browser.query('auth.sessions')))
    await site.settled()
    vi.mocked(console.error).mockClear()
    state.answers = ['pass']

    const message = databaseDown(null).message
    expect(failures).toMatchObject(Array.from({ length: 5 }, () => ({ ...retryable, message })))
    expect(browser.cookies.get(sessionName)).toBe(cookie)
    expect((await browser.query('auth.sessions')).status).toBe(200)
    expect((await browser.signIn(account)).status).toBe(200)
  })

  it('counters that cannot be reached', async () => {
    const db = await createTestDatabase()
    const objects = {
      getByName: () => {
        throw new Error('Network connection lost.')
      },
    }
    const browser = browserOn(testSite(() => db, { gate: testGate({ objects }) }))

    const response = await browser.signIn(await insertAccount(db))
    vi.mocked(console.error).mockClear()

    expect(await told(response)).toMatchObject({
      ...retryable,
      message:
        'La connexion à l’administration ne répond pas pour le moment. Réessayez dans un instant.',
    })
  })
})
