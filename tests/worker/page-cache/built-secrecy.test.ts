import { glob, readFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'

import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { adminRoot } from '#shared/addresses/admin-screens.ts'
import { type AdminClient, adminClient } from '#tests/support/calls/admin-client.ts'
import {
  type ServedSite,
  type ServedSites,
  startServedSites,
} from '#tests/support/site/served-sites.ts'

import { cachedCalls, cachedPages, searches } from './public-pages.ts'

const draftMarker = 'zzbrouillonzz'
const publicMarker = 'zzpubliczz'

let sites: ServedSites
let site: ServedSite
let admin: AdminClient

beforeAll(async () => {
  sites = await startServedSites()
  site = await sites.start()
  admin = await adminClient(site)
})
afterAll(() => sites.stop())

const get = async (path: string, cookie = '') => {
  const response = await fetch(site.url + path, { headers: { cookie }, redirect: 'manual' })
  return { status: response.status, text: await response.text() }
}

/** Every copy and count that the platform keeps for this site. */
async function stored(): Promise<string> {
  const files = await Array.fromAsync(
    glob('v3/{cache,do}/**/*', { cwd: site.stateFolder, withFileTypes: true }),
  )
  const paths = files
    .filter((file) => file.isFile())
    .map((file) => `${file.parentPath}/${file.name}`)
  const texts = await Promise.all(paths.map((path) => readFile(path, 'latin1').catch(() => '')))
  return [...texts, ...paths.filter(isSnapshot).flatMap(lastCopies)].join('\n')
}

const isSnapshot = (path: string) => /PageSnapshot\/[0-9a-f]+\.sqlite$/.test(path)

/** The last good copies, whose bodies are compressed. */
function lastCopies(path: string): string[] {
  const database = new DatabaseSync(path, { readOnly: true })
  const rows = database.prepare('SELECT address, details, body FROM copies').all()
  database.close()
  return rows.map(({ address, details, body }) => {
    if (!(body instanceof Uint8Array)) throw new Error('A copy has no body')
    return `${String(address)} ${String(details)} ${gunzipSync(body).toString('latin1')}`
  })
}

it('keeps no byte of a draft, of a session or of the administration anywhere', async () => {
  const draft = await admin.createPrompt({
    slug: `${draftMarker}-fiche`,
    titre: `Titre ${draftMarker}`,
    description: `Description ${draftMarker}`,
    prompt: `Texte ${draftMarker}`,
    tags: [draftMarker],
    categories: ['SEO'],
  })
  const shown = await admin.createPrompt({ slug: publicMarker, titre: `Titre ${publicMarker}` })
  await admin.setStatut(shown.id, 'valide')
  const paths = [
    ...cachedPages,
    ...cachedCalls,
    ...searches,
    `/prompt/${publicMarker}`,
    `/prompt/${draft.slug}`,
    `/recherche?q=${publicMarker}`,
    '/recherche?q=brouillonzz',
    `${adminRoot}/apercu/prompt/${draft.slug}`,
    `${adminRoot}/prompts`,
  ]
  const preview = await get(`${adminRoot}/apercu/prompt/${draft.slug}`, admin.cookie)
  expect(preview).toMatchObject({ status: 200, text: expect.stringContaining(draftMarker) })
  const editing = await admin.query('admin.prompts.get', { id: draft.id })
  expect(await editing.text()).toContain(draftMarker)

  for (const cookie of [admin.cookie, '']) for (const path of paths) await get(path, cookie)

  // What a test finds nowhere must be found where it should be: the public prompt is stored.
  // Once in the data centre, once in the snapshot, for the page and for its list.
  await vi.waitFor(
    async () => expect((await stored()).split(`Titre ${publicMarker}`).length).toBeGreaterThan(4),
    { timeout: 10_000, interval: 300 },
  )
  const all = await stored()
  expect(all).not.toContain(`Titre ${draftMarker}`)
  expect(all).not.toContain(`Texte ${draftMarker}`)
  expect(all).not.toContain(`Description ${draftMarker}`)
  expect(all).not.toContain(adminRoot)
  for (const value of admin.cookie.split('; ').map((one) => one.slice(one.indexOf('=') + 1))) {
    expect(value.length).toBeGreaterThan(20)
    expect(all).not.toContain(value)
  }
})

it('shows visitors nothing of a draft that an administrator looked at', async () => {
  const draft = await admin.createPrompt({ titre: 'Titre zzsecretzz', slug: 'zzsecretzz' })
  await get(`${adminRoot}/apercu/prompt/zzsecretzz`, admin.cookie)
  await get('/prompt/zzsecretzz', admin.cookie)

  for (const path of [
    '/prompt/zzsecretzz',
    '/prompts',
    '/plan-du-site',
    '/nouveautes',
    '/nouveautes.xml',
    '/prompt/zzsecretzz.md',
    '/recherche?q=zzsecretzz',
  ]) {
    for (const cookie of ['', admin.cookie]) {
      expect((await get(path, cookie)).text).not.toContain('Titre zzsecretzz')
    }
  }
  expect(draft.statut).toBe('brouillon')
})
