import { afterAll, beforeAll, expect, it } from 'vitest'

import { promptDrafting } from '#shared/items/item-drafting.ts'
import { promptInput } from '#tests/support/calls/inputs.ts'
import { createReadyAdmin, openSession } from '#tests/support/calls/signed-in.ts'
import { type BuiltWorker, startBuiltWorker } from '#tests/support/site/built-worker.ts'
import { unlimited } from '#tests/support/site/served-sites.ts'
import { cachedCalls, cachedPages, searches } from '#tests/worker/page-cache/public-pages.ts'

let site: BuiltWorker

beforeAll(async () => {
  site = await startBuiltWorker({ variables: { ...unlimited, DATABASE_AUTH_TOKEN: 'sans-valeur' } })
})
afterAll(() => site.stop())

it.each([...cachedPages, ...cachedCalls, ...searches])(
  'is read with the token for reading alone: %s',
  async (path) => {
    expect((await fetch(site.url + path)).status).toBe(200)
  },
)

it('writes nothing, whoever asks', async () => {
  const cookies = await openSession(site, await createReadyAdmin(site))
  const response = await fetch(`${site.url}/api/trpc/admin.prompts.createDraft`, {
    method: 'POST',
    headers: {
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      origin: site.url,
      'content-type': 'application/json',
      'x-app': '1',
    },
    body: JSON.stringify({
      id: crypto.randomUUID(),
      draft: promptDrafting.draftOf(promptInput()),
    }),
  })

  expect(response.status).toBe(503)
})
