import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { openClient } from '#drizzle/local/database-client.ts'
import { errorMessages } from '#shared/site/error-messages.ts'
import { type AdminClient, adminClient } from '#tests/support/calls/admin-client.ts'
import {
  type ServedSite,
  type ServedSites,
  startServedSites,
} from '#tests/support/site/served-sites.ts'

let sites: ServedSites
let site: ServedSite
let admin: AdminClient
let output = ''

beforeAll(async () => {
  sites = await startServedSites()
  site = await sites.start({ onOutput: (text) => (output += text) })
  admin = await adminClient(site)
})
afterAll(() => sites.stop())

async function visit(path: string) {
  const response = await fetch(site.url + path)
  return { status: response.status, headers: response.headers, html: await response.text() }
}

/** A date that is none: the page of the item throws where it writes it out. */
const setDate = (id: string, date: string) =>
  openClient(sites.database.url, sites.database.authToken).execute({
    sql: 'UPDATE prompts SET date_modification = ? WHERE id = ?',
    args: [date, id],
  })

async function publish(titre: string) {
  const { id, slug } = await admin.createPrompt({ titre })
  await admin.setStatut(id, 'valide')
  return { id, path: `/prompt/${slug}` }
}

/** Another change than the one that breaks the page, which the next visitor sees. */
const changeSomething = () => publish(`Autre ${crypto.randomUUID()}`)

const loggedIds = () => [...output.matchAll(/"id":"(ERR_[^"]+)"/g)].map(([, id]) => id)

it('answers a page that throws with its error page, once in the log, and keeps it nowhere', async () => {
  const { id, path } = await publish('Jamais vue')
  const before = loggedIds().length
  await setDate(id, 'hier')
  const broken = await visit(path)
  const reference = /ERR_\d+_[\da-f]{8}/.exec(broken.html)?.[0]

  expect(broken.status).toBe(500)
  expect(broken.headers.get('cache-control')).toBe('no-store')
  expect(broken.headers.get('cache-status')).toBeNull()
  expect(broken.html).toContain('<main')
  expect(broken.html).toContain(errorMessages.unexpected.replace("'", '&#x27;'))
  await vi.waitFor(() => expect(loggedIds().slice(before)).toEqual([reference]))
  expect(output).toMatch(/RangeError.*Invalid time value.*\\n\s+at /)

  await setDate(id, '2026-01-02T03:04:05.000Z')
  await changeSomething()
  expect((await visit(path)).status).toBe(200)
})

it('shows the last good page instead, unless something was withdrawn since', async () => {
  const { id, path } = await publish('Vue une fois')
  expect((await visit(path)).status).toBe(200)
  await setDate(id, 'hier')
  await changeSomething()
  const last = await visit(path)

  expect(last.status).toBe(200)
  expect(last.headers.get('cache-status')).toBe('site; hit; detail=failed')
  expect(last.html).toMatch(/<h1[^>]*>Vue une fois<\/h1>/)

  const withdrawn = await publish('Retirée')
  await admin.setStatut(withdrawn.id, 'brouillon')
  expect((await visit(path)).status).toBe(500)
})
