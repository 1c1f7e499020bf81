import { beforeAll, describe, expect, it } from 'vitest'

import { insertAccount } from '#tests/support/database/accounts.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { browserOn } from '#tests/worker/auth/browser.ts'
import { siteOrigin, testSite } from '#tests/worker/http/test-app.ts'
import { publicAddress } from '#worker/addresses/public-address.ts'

let db: TestDatabase
let site: ReturnType<typeof testSite>
beforeAll(async () => {
  db = await createTestDatabase()
  await insertPrompt(db, { slug: 'premier', titre: 'Titre du premier', categories: ['SEO'] })
  await insertPrompt(db, { slug: 'second', titre: 'Titre du second', categories: ['Audit'] })
  await insertGpt(db, { slug: 'premier', nom: 'Nom du premier' })
  site = testSite(() => db)
})

const addressOf = (path: string) => publicAddress(new URL(siteOrigin + path))?.address ?? null
const inputOf = (input: object) => encodeURIComponent(JSON.stringify(input))
const textOf = async (path: string) => (await site.get(path)).text()

describe('a parameter of a page that is given twice', () => {
  it.each([
    ['category', '/prompts', 'SEO', 'Audit'],
    ['q', '/prompts', 'premier', 'second'],
    ['page', '/prompts', '2', '1'],
    ['tri', '/prompts', 'popular', 'recent'],
    ['niveau', '/prompts', 'Expert', 'Débutant'],
    ['vue', '/prompts', 'liste', 'grille'],
    ['q', '/recherche', 'premier', 'second'],
    ['type', '/recherche', 'gpts', 'prompts'],
  ])(
    '%s of %s is its last value, for the page and for its copy',
    async (name, path, one, other) => {
      const given = (...values: string[]) =>
        `${path}?${new URLSearchParams(values.map((value) => [name, value])).toString()}`

      expect(addressOf(given(one, other))).toBe(addressOf(given(other)))
      expect(addressOf(given(other, one))).toBe(addressOf(given(one)))
      expect(withoutAddress(await textOf(given(one, other)))).toBe(
        withoutAddress(await textOf(given(other))),
      )
    },
  )
})

/** A page without what it says of its own address, which is that of the request. */
const withoutAddress = (html: string) => html.replaceAll(/(?:href|value)="[^"]*"/g, '')

const named = (value: string) => ({ key: 'site_name', value })

describe('an input of a procedure that is given twice', () => {
  it('is one for the answer and for its copy', async () => {
    const first = inputOf({ slug: 'premier' })
    const second = inputOf({ slug: 'second' })
    const path = '/api/trpc/catalogue.prompt'
    const twice = `${path}?input=${first}&input=${second}`
    const meant = (await textOf(twice)).includes('Titre du premier') ? first : second

    expect(await textOf(twice)).toBe(await textOf(`${path}?input=${meant}`))
    expect([null, addressOf(`${path}?input=${meant}`)]).toContain(addressOf(twice))
  })

  it('in the address and in the body is that of the body: the address adds nothing', async () => {
    const account = await insertAccount(db)
    const browser = browserOn(site)
    await browser.signIn(account)
    const save = (query: string, body: object) =>
      browser.mutate(`admin.settings.save${query}`, body)

    const statuses = [
      (await save(`?input=${inputOf(named('De l’adresse'))}`, named('Du corps'))).status,
      (await save(`?input=${inputOf(named('De l’adresse'))}`, {})).status,
      (await save(`?key=site_name&value=Autre`, {})).status,
    ]

    expect(statuses).toEqual([200, 400, 400])
    expect(await textOf('/api/trpc/catalogue.site')).toContain('Du corps')
  })

  it('named twice in the body is its last value, which the schema checked', async () => {
    const browser = browserOn(site)
    await browser.signIn(await insertAccount(db))
    const body = '{"key":"site_name","value":7,"value":"Nom d’après"}'
    const send = (text: string) =>
      browser.send('/api/trpc/admin.settings.save', { method: 'POST', body: text })

    expect((await send(body)).status).toBe(200)
    expect(await textOf('/api/trpc/catalogue.site')).toContain('Nom d’après')
    expect((await send(body.replace('7,"value":"Nom d’après"', '"Nom","value":7'))).status).toBe(
      400,
    )
  })
})

it('a batch that is said to be none and one is read in one way', async () => {
  const input = inputOf({ 0: { slug: 'premier' } })
  const [one, other] = ['batch=1&batch=0', 'batch=0&batch=1'].map(
    (query) => `/api/trpc/catalogue.prompt?${query}&input=${input}`,
  )

  for (const path of [one ?? '', other ?? '']) {
    const response = await site.get(path)
    const isBatch = Array.isArray(await response.json())
    const copy = addressOf(path)
    expect([path, copy === null || copy.includes('batch=1') === isBatch]).toEqual([path, true])
  }
})
