import { afterAll, beforeAll, expect, it } from 'vitest'

import { type BuiltWorker, startBuiltWorker } from '#tests/support/built-worker.ts'
import { promptInput } from '#tests/support/inputs.ts'
import { unlimited } from '#tests/support/served-sites.ts'
import { createReadyAdmin, openSession } from '#tests/support/signed-in.ts'

import { keptCalls, keptPages, searches } from './page-cache/public-pages.ts'

let site: BuiltWorker

beforeAll(async () => {
  site = await startBuiltWorker({ variables: { ...unlimited, DATABASE_AUTH_TOKEN: 'sans-valeur' } })
})
afterAll(() => site.stop())

it.each([...keptPages, ...keptCalls, ...searches])(
  'is read with the token for reading alone: %s (G17b)',
  async (path) => {
    expect((await fetch(site.url + path)).status).toBe(200)
  },
)

it('writes nothing, whoever asks', async () => {
  const cookies = await openSession(site, await createReadyAdmin(site))
  const response = await fetch(`${site.url}/api/trpc/admin.prompts.create`, {
    method: 'POST',
    headers: {
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      origin: site.url,
      'content-type': 'application/json',
      'x-app': '1',
    },
    body: JSON.stringify(promptInput()),
  })

  expect(response.status).toBe(503)
})
