/** @module-tag prove */

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { openClient } from '#drizzle/local/database-client.ts'
import { type AdminClient, adminClient } from '#tests/support/calls/admin-client.ts'
import {
  type ServedSite,
  type ServedSites,
  startServedSites,
} from '#tests/support/site/served-sites.ts'

let sites: ServedSites
/** Where the author works. */
let site: ServedSite
/** Another Worker on the same database, as in another data centre. */
let other: ServedSite
let admin: AdminClient

beforeAll(async () => {
  sites = await startServedSites()
  site = await sites.start()
  other = await sites.start({ state: 'other' })
  admin = await adminClient(site)
})
afterAll(() => sites.stop())

const callOf = (procedure: string, input: object) =>
  `/api/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`

/** Everywhere that visitors meet a prompt. */
const placesOf = (slug: string) => ({
  page: `/prompt/${slug}`,
  list: '/prompts',
  sitePlan: '/plan-du-site',
  news: '/nouveautes',
  feed: '/nouveautes.xml',
  twin: `/prompt/${slug}.md`,
  answer: callOf('catalogue.prompt', { slug }),
  listAnswer: callOf('catalogue.prompts', { page: 1, sort: 'recent' }),
  search: '/recherche?q=zorglub',
  searchAnswer: callOf('search.results', { q: 'zorglub', page: 1, exact: false }),
})

/** Where a text stands, of the places where its item may be met. */
async function seenOn({ url }: ServedSite, slug: string, text: string) {
  const found: string[] = []
  for (const [place, path] of Object.entries(placesOf(slug))) {
    const response = await fetch(url + path)
    if (response.status === 200 && (await response.text()).includes(text)) found.push(place)
  }
  return found
}

const everywhere = Object.keys(placesOf('x'))
/** The title of the newest prompt heads the list, and every word of it is unique to it. */
const titled = (titre: string) => ({ titre, tags: ['zorglub'] })

/** Longer than the five seconds that any Worker may take. */
const within = { timeout: 15_000, interval: 200 }

const save = (key: string, value: unknown) => admin.mutate('admin.settings.save', { key, value })

describe('the author of a change', () => {
  it('sees a published prompt on the very next page, and none of it once it is taken back', async () => {
    const { id, slug } = await admin.createPrompt(titled('Premier zorglub'))
    expect(await seenOn(site, slug, 'Premier zorglub')).toEqual([])

    await admin.setStatut(id, 'valide')
    expect(await seenOn(site, slug, 'Premier zorglub')).toEqual(everywhere)

    await admin.setStatut(id, 'brouillon')
    expect(await seenOn(site, slug, 'Premier zorglub')).toEqual([])

    await admin.setStatut(id, 'valide')
    expect(await seenOn(site, slug, 'Premier zorglub')).toEqual(everywhere)

    expect((await admin.mutate('admin.prompts.remove', { ids: [id] })).status).toBe(200)
    expect(await seenOn(site, slug, 'Premier zorglub')).toEqual([])
    expect((await fetch(`${site.url}/prompt/${slug}`)).status).toBe(410)
  })

  it('sees a published edit on the very next page', async () => {
    const { id, slug } = await admin.createPrompt(titled('Avant zorglub'))
    await admin.setStatut(id, 'valide')
    await seenOn(site, slug, 'Avant zorglub')

    await admin.publishTitle(id, 'Après zorglub')

    expect(await seenOn(site, slug, 'Après zorglub')).toEqual(everywhere)
    expect(await seenOn(site, slug, 'Avant zorglub')).toEqual([])
    await admin.setStatut(id, 'brouillon')
  })

  it.each([
    'admin.prompts.setStatut',
    'auth.touch,admin.prompts.setStatut',
    'auth.touch%2Cadmin.prompts.setStatut',
    '%61dmin.prompts.setStatut',
  ])('sees the change on the very next page when it is sent as %s', async (procedures) => {
    const { id, slug } = await admin.createPrompt(titled('Groupé zorglub'))
    await seenOn(site, slug, 'Groupé zorglub')
    const input = { ids: [id], statut: 'valide' }
    const isFirst = !procedures.includes('touch')

    const published = await admin.mutate(
      `${procedures}?batch=1`,
      isFirst ? { 0: input } : { 0: {}, 1: input },
    )

    expect(published.status).toBeLessThan(300)
    expect(await seenOn(site, slug, 'Groupé zorglub')).toEqual(everywhere)
    await admin.setStatut(id, 'brouillon')
  })

  it('sees a setting, a title and the end of maintenance on the very next page', async () => {
    const home = async () => (await fetch(site.url)).text()
    await home()

    expect((await save('site_name', 'Nom tout neuf')).status).toBe(200)
    expect(await home()).toContain('Nom tout neuf')

    expect((await save('maintenance_mode', true)).status).toBe(200)
    expect((await fetch(site.url)).status).toBe(503)
    expect((await fetch(`${site.url}/recherche?q=seo`)).status).toBe(503)

    expect((await save('maintenance_mode', false)).status).toBe(200)
    expect((await fetch(site.url)).status).toBe(200)
  })
})

describe('a change that this Worker did not make', () => {
  it('by another one is on its pages within seconds, and so is the end of it', async () => {
    const { id, slug } = await admin.createPrompt(titled('Ailleurs zorglub'))
    await seenOn(other, slug, 'Ailleurs zorglub')

    await admin.setStatut(id, 'valide')
    await vi.waitFor(
      async () => expect(await seenOn(other, slug, 'Ailleurs zorglub')).toEqual(everywhere),
      within,
    )

    await admin.setStatut(id, 'brouillon')
    await vi.waitFor(
      async () => expect(await seenOn(other, slug, 'Ailleurs zorglub')).toEqual([]),
      within,
    )
  })

  it('behind its back in the database is on its pages within seconds', async () => {
    const { id, slug } = await admin.createPrompt(titled('Derrière zorglub'))
    await admin.setStatut(id, 'valide')
    expect(await seenOn(site, slug, 'Derrière zorglub')).toEqual(everywhere)

    const client = openClient(sites.database.url, sites.database.authToken)
    await client.batch(
      [{ sql: "update prompts set statut = 'brouillon' where id = ?", args: [id] }],
      'write',
    )

    await vi.waitFor(
      async () => expect(await seenOn(site, slug, 'Derrière zorglub')).toEqual([]),
      within,
    )
  })
})
