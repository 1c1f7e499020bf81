import { expect, it } from 'vitest'

import { snapshotObject } from '#tests/support/site/snapshot-object.ts'

it('keeps the pages rendered last, as many as it has room for', async () => {
  const { fetch } = snapshotObject().getByName('pages')
  const put = (address: string) => fetch(urlOf(address), { method: 'PUT', body: 'copy' })
  const statusOf = async (address: string) =>
    (await fetch(urlOf(address), { method: 'GET' })).status

  for (let index = 0; index < 20_400; index += 1) await put(pathOf(index))

  expect(await statusOf(pathOf(20_399))).toBe(200)
  expect(await statusOf(pathOf(0))).toBe(404)
})

const pathOf = (index: number) => `/prompt/fiche-${index}`

function urlOf(address: string): string {
  const parameters = { address: `build ${address}`, withdrawn: '0', details: '{}' }
  return `https://snapshot/?${new URLSearchParams(parameters).toString()}`
}
