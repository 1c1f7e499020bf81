import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type AdminClient, adminClient } from '#tests/support/calls/admin-client.ts'
import { type FaultProxy, startFaultProxy } from '#tests/support/database/fault-proxy.ts'
import {
  type ServedSite,
  type ServedSites,
  startServedSites,
} from '#tests/support/site/served-sites.ts'

let sites: ServedSites
let proxy: FaultProxy
let site: ServedSite
let admin: AdminClient

beforeAll(async () => {
  sites = await startServedSites()
  proxy = await startFaultProxy(sites.database.url)
  site = await sites.start({ databaseUrl: proxy.url })
  admin = await adminClient(site)
})
afterAll(async () => {
  await proxy.stop()
  await sites.stop()
})

const visit = async (path: string) => {
  const response = await fetch(site.url + path, { redirect: 'manual' })
  await response.arrayBuffer()
  return { status: response.status, cacheStatus: response.headers.get('cache-status') }
}

const anonymously = (method: string, procedure: string) =>
  fetch(`${site.url}/api/trpc/${procedure}`, {
    method,
    ...(method === 'POST' && { body: '{}' }),
    headers: { 'content-type': 'application/json', origin: site.url, 'x-app': '1' },
  })

/**
 * How the home page is answered after a call, with a database that does not answer: its copy is still
 * current unless the call made the site forget what it knew.
 */
async function homeAfter(call: () => Promise<unknown>) {
  await visit('/')
  await call()
  await proxy.set('hang')
  const home = await visit('/')
  await proxy.set(null)
  return home.cacheStatus
}

describe('the copy of a page stays current after', () => {
  it.each([
    ['POST', 'admin.inconnue'],
    ['POST', 'admin.prompts.remove'],
    ['POST', 'admin.labels'],
    ['GET', 'admin.labels'],
    ['POST', 'inconnu.rien'],
    ['DELETE', 'admin.prompts.remove'],
  ])('a call that is refused: %s %s', async (method, procedure) => {
    expect(await homeAfter(() => anonymously(method, procedure))).toBe('site; hit')
  })

  it('a call by POST that only reads', async () => {
    const home = await homeAfter(() => admin.mutate('admin.markdown', { markdown: 'a' }))

    expect(home).toBe('site; hit')
  })

  it('drafts that are created, saved, refused and removed', async () => {
    const home = await homeAfter(async () => {
      const { id } = await admin.createPrompt({ titre: 'Un brouillon' })
      await admin.saveTitle(id, 'Un autre titre')
      await admin.setStatut(id, 'refuse')
      await admin.remove(id)
    })

    expect(home).toBe('site; hit')
  })

  it('edits of a public prompt that are not published', async () => {
    const { id } = await admin.createPrompt({ titre: 'Public' })
    await admin.setStatut(id, 'valide')

    expect(await homeAfter(() => admin.saveTitle(id, 'En cours'))).toBe('site; hit')
  })
})

describe('a withdrawn prompt', () => {
  it('is gone at the next request of the isolate that withdrew it, though no version can be read', async () => {
    const { id, slug } = await admin.createPrompt({ titre: 'Retiré' })
    await admin.setStatut(id, 'valide')
    expect((await visit(`/prompt/${slug}`)).status).toBe(200)
    await admin.setStatut(id, 'brouillon')
    await proxy.set('hang')
    const { status } = await visit(`/prompt/${slug}`)
    await proxy.set(null)

    expect(status).toBe(503)
  })
})
