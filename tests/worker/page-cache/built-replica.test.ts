/** @module-tag prove */

import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { openClient } from '#drizzle/local/database-client.ts'
import { type AdminClient, adminClient } from '#tests/support/calls/admin-client.ts'
import { type FaultProxy, startFaultProxy } from '#tests/support/database/fault-proxy.ts'
import {
  type ReplicatedDatabase,
  startReplicatedDatabase,
} from '#tests/support/database/replicated-database.ts'
import {
  type ServedSite,
  type ServedSites,
  startServedSites,
  unlimited,
} from '#tests/support/site/served-sites.ts'
import { databaseDown } from '#worker/runtime/errors.ts'

let sites: ServedSites
let database: ReplicatedDatabase
/** Counts what is asked of the replica. */
let replica: FaultProxy
let site: ServedSite
let admin: AdminClient

beforeAll(async () => {
  sites = await startServedSites(async (folder) => {
    database = await startReplicatedDatabase(folder)
    return database
  })
  replica = await startFaultProxy(database.replicaUrl)
  await replicaToFollow()
  site = await sites.start({ variables: { ...unlimited, DATABASE_REPLICA_URL: replica.url } })
  admin = await adminClient(site)
})
afterAll(async () => {
  await replica.stop()
  await sites.stop()
})

const within = { timeout: 19_000, interval: 100 }

const versionAt = async (url: string): Promise<unknown> => {
  const { rows } = await openClient(url).execute('select version from content_version')
  return rows[0]?.version
}
const replicaToFollow = async () => {
  const version = await versionAt(database.url)
  await vi.waitFor(async () => expect(await versionAt(database.replicaUrl)).toBe(version), within)
}

const get = async (path: string) => {
  const response = await fetch(site.url + path, { redirect: 'manual' })
  return { status: response.status, text: await response.text() }
}
const unseenPath = () => `/gpts?category=${crypto.randomUUID()}`

/** Where a title is shown, on a page, in a list and in the search. */
async function seenOn(slug: string, title: string) {
  const paths = [`/prompt/${slug}`, '/prompts', '/recherche?q=zorglub']
  const found: string[] = []
  for (const path of paths) {
    const { status, text } = await get(path)
    if (status === 200 && text.includes(title)) found.push(path)
  }
  return found
}
const everywhere = (slug: string) => [`/prompt/${slug}`, '/prompts', '/recherche?q=zorglub']

async function publish(titre: string) {
  const item = await admin.createPrompt({ titre, tags: ['zorglub'] })
  await admin.setStatut(item.id, 'valide')
  return item
}

it('a page is read at the replica', async () => {
  const before = replica.requests()

  // Not an empty list, which also asks what the other kind has.
  expect((await get('/gpts?category=SEO&tri=recent&vue=liste')).status).toBe(200)
  expect(replica.requests()).toBe(before + 1)
})

it('the author of a change sees it on the next page, though the replica may be behind', async () => {
  const followed = await publish('Premier zorglub')
  expect(await seenOn(followed.slug, 'Premier zorglub')).toEqual(everywhere(followed.slug))

  await database.cutOff()
  const ahead = await publish('Second zorglub')
  expect(await seenOn(ahead.slug, 'Second zorglub')).toEqual(everywhere(ahead.slug))

  await database.rejoin()
  await replicaToFollow()
})

it('without the replica, pages are read at the primary, and at the replica once it is back', async () => {
  await database.replica.kill()
  await replica.set('refused')
  for (let turn = 0; turn < 5; turn += 1) expect((await get(unseenPath())).status).toBe(200)
  const item = await publish('Troisième zorglub')
  expect(await seenOn(item.slug, 'Troisième zorglub')).toEqual(everywhere(item.slug))

  await database.replica.start()
  await replica.set(null)
  await replicaToFollow()
  const before = replica.requests()
  await vi.waitFor(async () => {
    expect((await get(unseenPath())).status).toBe(200)
    expect(replica.requests()).toBeGreaterThan(before)
  }, within)
})

it('without the primary, pages and the search go on, and editors are told to wait', async () => {
  const item = await publish('Quatrième zorglub')
  await replicaToFollow()
  await database.primary.kill()

  const write = await admin.mutate('admin.prompts.setStatut', {
    ids: [item.id],
    statut: 'brouillon',
  })
  expect(write.status).toBe(503)
  expect(await write.text()).toContain(databaseDown(null).message)
  await vi.waitFor(async () => {
    expect((await get(unseenPath())).status).toBe(200)
    expect((await get(`/recherche?q=audit-${crypto.randomUUID()}`)).status).toBe(200)
    expect(await seenOn(item.slug, 'Quatrième zorglub')).toEqual(everywhere(item.slug))
  }, within)

  await database.primary.start()
  await vi.waitFor(async () => {
    const again = { ids: [item.id], statut: 'brouillon' }
    expect((await admin.mutate('admin.prompts.setStatut', again)).status).toBe(200)
  }, within)
})

it('what was withdrawn stays so when the primary dies before the replica knew of it', async () => {
  const item = await publish('Cinquième zorglub')
  await replicaToFollow()
  await database.cutOff()
  await admin.setStatut(item.id, 'brouillon')
  expect(await seenOn(item.slug, 'Cinquième zorglub')).toEqual([])
  await get('/categories')
  expect(await versionAt(database.replicaUrl)).not.toBe(await versionAt(database.url))
  await database.primary.kill()

  // Visitors of a page that is kept go on, for longer than a version is known.
  for (let visit = 0; visit < 25; visit += 1) {
    expect((await get('/categories')).status).toBe(200)
    await sleep(300)
  }
  expect(await seenOn(item.slug, 'Cinquième zorglub')).toEqual([])
})
