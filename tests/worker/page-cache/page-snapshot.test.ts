import { expect, it } from 'vitest'

import { snapshotObject } from '#tests/support/snapshot-object.ts'

it('loses no page to whoever asks the API for ever other things', async () => {
  const { fetch } = snapshotObject().getByName('pages')
  const put = (address: string) => fetch(urlOf(address), { method: 'PUT', body: 'copy' })
  const statusOf = async (address: string) =>
    (await fetch(urlOf(address), { method: 'GET' })).status

  await put('/prompts')
  for (let index = 0; index < 2400; index += 1) await put(callOf(index))

  expect(await statusOf('/prompts')).toBe(200)
  expect(await statusOf(callOf(2399))).toBe(200)
  expect(await statusOf(callOf(0))).toBe(404)
})

const callOf = (index: number) => `/api/trpc/catalogue.formerSlug?input=${index}`

function urlOf(address: string): string {
  const parameters = { address: `build ${address}`, withdrawn: '0', details: '{}' }
  return `https://snapshot/?${new URLSearchParams(parameters).toString()}`
}
