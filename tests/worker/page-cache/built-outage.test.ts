/** @module-tag prove */

import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { openClient } from '#drizzle/local/database-client.ts'
import { type AdminClient, adminClient } from '#tests/support/calls/admin-client.ts'
import { createReadyAdmin, sendSignIn, solvedChallenge } from '#tests/support/calls/signed-in.ts'
import { type FaultProxy, faults, startFaultProxy } from '#tests/support/database/fault-proxy.ts'
import {
  type ServedSite,
  type ServedSites,
  startServedSites,
} from '#tests/support/site/served-sites.ts'
import { databaseDown } from '#worker/runtime/errors.ts'

import { cachedCalls, cachedPages, searches } from './public-pages.ts'

let sites: ServedSites
let proxy: FaultProxy
let site: ServedSite
let admin: AdminClient

beforeAll(async () => {
  sites = await startServedSites()
  proxy = await startFaultProxy(sites.database.url)
  site = await startSite()
  admin = await adminClient(site)
  for (const path of seen) await statusOf(path)
})
afterAll(async () => {
  await proxy.stop()
  await sites.stop()
})

const startSite = () => sites.start({ databaseUrl: proxy.url })
const seen = [...cachedPages, ...cachedCalls]
/** What calls and filters say is endless, and the snapshot keeps none of it. */
const keptForAll = cachedPages.filter((address) => !/[?&](?:category|tag|ia|niveau)=/.test(address))
const get = (path: string) => fetch(site.url + path, { redirect: 'manual' })
const statusOf = async (path: string) => {
  const response = await get(path)
  await response.arrayBuffer()
  return response.status
}

const storedTitle = async (id: string): Promise<unknown> => {
  const { rows } = await openClient(sites.database.url, sites.database.authToken).execute({
    sql: 'select titre from prompts where id = ?',
    args: [id],
  })
  return rows[0]?.titre
}

/** Longer than the ten seconds in which a site finds out that its database is back. */
const within = { timeout: 19_000, interval: 250 }

/** Mends the way to the database and waits until pages are made of it again. */
async function recover() {
  await proxy.set(null)
  await vi.waitFor(async () => {
    const response = await get('/categories')
    await response.arrayBuffer()
    expect(response.headers.get('cache-status')).not.toContain('unavailable')
    expect(await statusOf(unseenPath())).toBe(200)
  }, within)
}

const unseenPath = () => `/gpts?category=${crypto.randomUUID()}`

describe.each(faults)('a database that is down by %s', (fault) => {
  it('takes from visitors no page that was ever shown, and from editors nothing but time', async () => {
    const { id } = await admin.createPrompt({ titre: 'Avant la panne' })
    for (const path of searches) expect(await statusOf(path)).toBe(200)
    await proxy.set(fault)

    // A page that nobody saw says so, and from here on the site knows.
    const unseen = await get(unseenPath())
    expect([unseen.status, unseen.headers.get('retry-after')]).toEqual([503, '10'])
    for (const path of seen) {
      const response = await get(path)
      await response.arrayBuffer()
      expect([path, response.status]).toEqual([path, 200])
      expect(response.headers.get('cache-status')).toMatch(/^site; hit/)
    }
    for (const path of searches) expect([path, await statusOf(path)]).toEqual([path, 200])

    const write = await admin.mutate('admin.prompts.saveEdits', {
      id,
      seen: { version: 1, copie: 0 },
      edits: { titre: { from: 'Avant la panne', to: 'Pendant la panne' } },
    })
    expect(write.status).toBe(503)
    expect(await write.text()).toContain(databaseDown(null).message)
    // Who cuts the reply off has let the write through: it is not known to have failed.
    const possible =
      fault === 'truncated' ? ['Avant la panne', 'Pendant la panne'] : ['Avant la panne']
    expect(possible).toContain(await storedTitle(id))

    await recover()
    const again = await admin.query('admin.prompts.get', { id })
    expect(again.status).toBe(200)
  })
})

describe('signing in while the database is down', () => {
  it('is answered with 503 and counts as no failure', async () => {
    const address = '198.51.100.9'
    const account = await createReadyAdmin(site)
    const tokens = []
    for (let index = 0; index < 5; index += 1) tokens.push(await solvedChallenge(site, address))
    const [last = '', ...others] = tokens
    await proxy.set('bad-gateway')

    for (const token of others) {
      expect((await sendSignIn(site, account, token, address)).status).toBe(503)
    }

    await recover()
    expect((await sendSignIn(site, account, last, address)).status).toBe(200)
  })
})

describe('a Worker that starts while the database is down', () => {
  it('serves what another rendered, and says of the rest when to come back', async () => {
    await site.stop()
    await proxy.set('hang')
    site = await startSite()

    for (const path of keptForAll) expect([path, await statusOf(path)]).toEqual([path, 200])
    const unseen = await get(unseenPath())
    expect([unseen.status, unseen.headers.get('retry-after')]).toEqual([503, '10'])
  })

  it('does so in a data centre that never had a copy', async () => {
    await site.stop()
    await proxy.set('refused')
    await rm(join(site.stateFolder, 'v3', 'cache'), { recursive: true })
    site = await startSite()

    for (const path of keptForAll) expect([path, await statusOf(path)]).toEqual([path, 200])
  })

  it('takes up its work when the database is back, without being started again', async () => {
    await recover()
    admin = await adminClient(site)
    const { id, slug } = await admin.createPrompt({ titre: 'Après la panne' })
    await admin.setStatut(id, 'valide')

    expect(await (await get(`/prompt/${slug}`)).text()).toContain('Après la panne')
  })
})
