import { expect, it } from 'vitest'

import { asAdmin } from '#tests/support/calls/caller.ts'
import { gptEditor, promptEditor } from '#tests/support/calls/edit-items.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from '#worker/database/db.ts'

import { testSite } from './test-app.ts'

const maxRedirects = 5

/** Follows redirects with the cache of a browser, and gives where it ends. */
function createBrowser({ get }: Pick<ReturnType<typeof testSite>, 'get'>) {
  const cached = new Map<string, string>()
  return async (path: string): Promise<string> => {
    let address = path
    for (let passed = 0; passed <= maxRedirects; passed += 1) {
      const location = cached.get(address) ?? (await locationOf(address))
      if (location === null) return address
      address = location
    }
    throw new Error('ERR_TOO_MANY_REDIRECTS')
  }
  async function locationOf(address: string): Promise<string | null> {
    const { status, headers } = await get(address)
    const location = headers.get('location')
    if (status !== 301 || location === null) return null
    const { pathname, search } = new URL(location, 'https://exemple.test')
    const caching = headers.get('cache-control') ?? 'max-age=1'
    const isStored = !/no-cache|no-store|max-age=0/.test(caching)
    if (isStored) cached.set(address, pathname + search)
    return pathname + search
  }
}

type Turned = {
  alpha: string
  beta: string
  /** Makes what is at alpha, and gives how it is moved. */
  begin: (
    db: Database,
  ) => Promise<(from: 'alpha' | 'beta', to: 'alpha' | 'beta') => Promise<unknown>>
}

async function beginCategory(db: Database) {
  await asAdmin(db).admin.categories.create({ nom: 'alpha' })
  await insertPrompt(db, { categories: ['alpha'] })
  return (nom: string, vers: string) => asAdmin(db).admin.categories.rename({ nom, vers })
}

async function beginTag(db: Database) {
  await insertPrompt(db, { tags: ['alpha'] })
  return (pli: string, nom: string) => asAdmin(db).admin.tags.rename({ pli, nom })
}

async function beginPrompt(db: Database) {
  const { id } = await insertPrompt(db, { slug: 'alpha' })
  return (_from: string, slug: string) => promptEditor(asAdmin(db).admin).publish(id, { slug })
}

async function beginGpt(db: Database) {
  const { id } = await insertGpt(db, { slug: 'alpha' })
  return (_from: string, slug: string) => gptEditor(asAdmin(db).admin).publish(id, { slug })
}

/** By hand: the redirect in one direction is replaced by that in the other. */
async function beginRedirect(db: Database) {
  const { create, list, remove } = asAdmin(db).admin.redirects
  return async (from: string, to: string) => {
    for (const { id } of await list()) await remove({ id })
    await create({ source: `/${from}`, destination: `/${to}` })
  }
}

const at = (before: string, after = '') => ({
  alpha: `${before}alpha${after}`,
  beta: `${before}beta${after}`,
})

const turned: Record<string, Turned> = {
  'the page of a category': { ...at('/categorie/'), begin: beginCategory },
  'a list of a category': { ...at('/prompts?category='), begin: beginCategory },
  'the page of a tag': { ...at('/tag/'), begin: beginTag },
  'a list of a tag': { ...at('/prompts?tag='), begin: beginTag },
  'a prompt': { ...at('/prompt/'), begin: beginPrompt },
  'a prompt as markdown': { ...at('/prompt/', '.md'), begin: beginPrompt },
  'the image of a prompt': { ...at('/social/prompt/', '.png'), begin: beginPrompt },
  'a GPT': { ...at('/gpt/'), begin: beginGpt },
  'a redirect made by hand': { ...at('/'), begin: beginRedirect },
}

it.each(Object.entries(turned))(
  'leads a browser back that followed the redirect before: %s',
  async (_name, { alpha, beta, begin }) => {
    const db = await createTestDatabase()
    const move = await begin(db)
    const open = createBrowser(testSite(() => db))

    await move('alpha', 'beta')
    expect(await open(alpha)).toBe(beta)

    await move('beta', 'alpha')
    expect(await open(beta)).toBe(alpha)
    expect(await open(alpha)).toBe(alpha)

    await move('alpha', 'beta')
    expect(await open(alpha)).toBe(beta)
  },
)
