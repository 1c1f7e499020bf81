/** @module-tag prove */

import { Miniflare, type Request, Response } from 'miniflare'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { ensureLocalBuild } from '#drizzle/commands/production-build.ts'
import { openClient } from '#drizzle/local/database-client.ts'
import { seoPagesConfig } from '#drizzle/schema/index.ts'
import { type SeededDatabase, startSeededDatabase } from '#tests/bench/pages/edge-site.ts'
import { workerOptions } from '#tests/bench/pages/edge-worker.ts'
import { listProcedures } from '#tests/support/calls/procedures.ts'
import { createReadyAdmin, openSession } from '#tests/support/calls/signed-in.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { unlimited } from '#tests/support/site/served-sites.ts'
import { cachedCalls, cachedPages, searches } from '#tests/worker/page-cache/public-pages.ts'
import { adminInputs } from '#tests/worker/routers/admin-inputs.ts'
import { visitorInputs } from '#tests/worker/routers/visitor-inputs.ts'
import { clientOf, databaseOn } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

/** An address within the network of whoever hosts the site, wherever an address can be stored. */
const inside = 'http://169.254.169.254/latest/meta-data/'
const url = 'http://localhost'

let seeded: SeededDatabase
let server: Miniflare
/** What the Worker asked of others than its database. */
const asked = new Set<string>()

beforeAll(async () => {
  await ensureLocalBuild()
  seeded = await startSeededDatabase()
  const { database, secrets } = seeded
  const variables = {
    ...secrets,
    ...unlimited,
    SITE_ORIGIN: url,
    DATABASE_URL: database.url,
    DATABASE_AUTH_TOKEN: database.authToken ?? '',
    TURNSTILE_SITE_KEY: 'cle',
    TURNSTILE_SECRET: 'secret',
    INDEXNOW_KEY: 'cle-index-now',
  }
  const { config, dev } = await workerOptions({ name: 'outbound', port: 0, variables })
  const handler = async (request: Request) => {
    const { origin, pathname } = new URL(request.url)
    if (origin === database.url) return askDatabase(request)
    asked.add(origin + pathname)
    return Response.json({ success: false })
  }
  server = new Miniflare({
    workers: [{ config, dev: { ...dev, outboundService: { type: 'fetcher', handler } } }],
    cf: false,
    telemetry: { enabled: false },
  })
  await server.ready
})
afterAll(async () => {
  await server.dispose()
  await seeded.stop()
})

async function askDatabase(request: Request): Promise<Response> {
  const response = await fetch(request.url, {
    method: request.method,
    headers: Object.fromEntries(request.headers),
    body: request.method === 'POST' ? await request.text() : null,
  })
  const type = response.headers.get('content-type') ?? ''
  return new Response(await response.text(), {
    status: response.status,
    headers: { 'content-type': type },
  })
}

it('asks nobody but its database, the challenge and the search engines that it tells', async () => {
  const db = databaseOn(clientOf(openClient(seeded.database.url, seeded.database.authToken)))
  const addresses = {
    categories: ['Essai'],
    auteur_linkedin_url: inside,
    conversations_associees: [{ nom: 'Exemple', url: inside }],
  }
  const prompt = `![image](${inside}) ${inside}`
  await insertPrompt(db, { ...addresses, slug: 'fiche', id: 'fiche', prompt, og_image: inside })
  await insertGpt(db, {
    ...addresses,
    slug: 'outil',
    id: 'outil',
    url_destination: inside,
    description: prompt,
  })
  const config = {
    page_route: '/categories',
    meta_title: 'Titre',
    meta_description: 'Description',
    og_image: inside,
  }
  await writeBatch(db, [db.insert(seoPagesConfig).values(config)])
  const account = await createReadyAdmin(seeded)
  const cookies = await openSession({ ...seeded, url }, account)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const lies = { 'x-forwarded-host': '169.254.169.254', forwarded: `host=169.254.169.254` }
  const statuses = new Map<string, number>()
  const send = async (path: string, init: { method?: string; body?: string; cookie?: string }) => {
    const { method = 'GET', body = null, cookie: sent = '' } = init
    const headers = { ...lies, cookie: sent, origin: url, 'x-app': '1' }
    const type = body === null ? {} : { 'content-type': 'application/json' }
    const response = await server.dispatchFetch(url + path, {
      method,
      body,
      headers: { ...headers, ...type },
      redirect: 'manual',
    })
    await response.arrayBuffer()
    statuses.set(path, response.status)
  }

  const pages = [...cachedPages, ...cachedCalls, ...searches, '/prompt/fiche', '/gpt/outil']
  for (const path of [...pages, '/social/prompt/fiche.png', '/gpt/outil/lancer', '/inconnue']) {
    await send(path, {})
  }
  const inputs = { ...visitorInputs, ...(await adminInputs(db, account.id)) }
  // Ending the own session comes last.
  const procedures = (await listProcedures()).toSorted(
    (a, b) => Number(a.name === 'auth.signOut') - Number(b.name === 'auth.signOut'),
  )
  for (const { name, type } of procedures) {
    const input = JSON.stringify(inputs[name] ?? null)
    const path = `/api/trpc/${name}`
    for (const who of ['', cookie]) {
      if (type === 'mutation') await send(path, { method: 'POST', body: input, cookie: who })
      else await send(`${path}?input=${encodeURIComponent(input)}`, { cookie: who })
    }
  }

  expect([...statuses].filter(([, status]) => status >= 500)).toEqual([])
  const done = procedures.filter(({ name }) => statuses.get(`/api/trpc/${name}`) === 200)
  expect(done.length).toBeGreaterThan(30)
  expect([...asked].toSorted()).toEqual([
    'https://api.indexnow.org/indexnow',
    'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  ])
}, 120_000)
