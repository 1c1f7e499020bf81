/** @module-tag prove */

import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'

import { recordFigure } from '#tests/prove/scale.ts'
import { type AdminClient, adminClient } from '#tests/support/calls/admin-client.ts'
import { type FaultProxy, startFaultProxy } from '#tests/support/database/fault-proxy.ts'
import {
  type ServedSite,
  type ServedSites,
  startServedSites,
} from '#tests/support/site/served-sites.ts'

let sites: ServedSites
let proxy: FaultProxy
/** The Worker that the author uses. */
let site: ServedSite
/** Another Worker on the same database, as in another data centre. */
let other: ServedSite
let admin: AdminClient

beforeAll(async () => {
  sites = await startServedSites()
  proxy = await startFaultProxy(sites.database.url)
  site = await sites.start({ databaseUrl: proxy.url })
  other = await sites.start({ databaseUrl: proxy.url, state: 'other' })
  admin = await adminClient(site)
})
afterAll(async () => {
  await proxy.stop()
  await sites.stop()
})

const answerSchema = z.object({
  result: z.object({ data: z.object({ items: z.array(z.object({ title: z.string() })) }) }),
})

/** Titles that a search finds. */
async function find({ url }: ServedSite, q: string): Promise<string[]> {
  const input = JSON.stringify({ q, page: 1, exact: false })
  const response = await fetch(`${url}/api/trpc/search.results?input=${encodeURIComponent(input)}`)
  const { result } = answerSchema.parse(await response.json())
  return result.data.items.map(({ title }) => title)
}

const maxDelayMs = 5000
const tolerance = 500

/** Milliseconds until the other Worker finds the same as the author's Worker does at once. */
async function delayOf(q: string, expected: string[]): Promise<number> {
  const began = performance.now()
  expect(await find(site, q)).toEqual(expected)
  let found = await find(other, q)
  while (found.join() !== expected.join()) {
    expect(performance.now() - began).toBeLessThan(maxDelayMs + tolerance)
    await sleep(50)
    found = await find(other, q)
  }
  return performance.now() - began
}

it('finds an edit, a withdrawal and a vocabulary change at once, elsewhere within five seconds, in a flood of searches', async () => {
  const delays: number[] = []
  const flood = new AbortController()
  const searches = [site, other].map(async (one) => {
    for (let at = 0; !flood.signal.aborted; at += 1) await find(one, `audit seo ${at}`)
  })
  for (const round of [1, 2, 3]) {
    const [first, second] = [`zorglub${round}`, `bulgroz${round}`]
    const { id } = await admin.createPrompt({ titre: `Plan ${first}`, statut: 'valide' })
    delays.push(await delayOf(first, [`Plan ${first}`]))

    await admin.publishTitle(id, `Plan ${second}`)
    delays.push(await delayOf(first, []), await delayOf(second, [`Plan ${second}`]))

    const groupe = { termes: [`synonyme${round}`, second], larges: [], absence: null }
    expect((await admin.mutate('admin.vocabulary.create', groupe)).ok).toBe(true)
    delays.push(await delayOf(`synonyme${round}`, [`Plan ${second}`]))

    await admin.setStatut(id, 'brouillon')
    delays.push(await delayOf(second, []))
  }
  flood.abort()
  await Promise.all(searches)
  await recordFigure(
    'changes found by another Worker in a flood of searches',
    `${delays.length} changes, slowest after ${Math.round(Math.max(...delays))} ms (goal ${maxDelayMs})`,
  )
}, 300_000)

it('answers searches that nobody made before while the database is down', async () => {
  const before = await find(other, 'maillage interne')
  expect((await fetch(`${other.url}/recherche?q=seo`)).status).toBe(200)
  await proxy.set('refused')
  try {
    for (const q of ['maillage interne', 'audit technique', 'fiche produit', 'brief']) {
      expect((await find(other, q)).length).toBeGreaterThan(0)
    }
    expect(await find(other, 'maillage interne')).toEqual(before)
    const page = await fetch(`${other.url}/recherche?q=balise%20title`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('résultat')
  } finally {
    await proxy.set(null)
  }
})
