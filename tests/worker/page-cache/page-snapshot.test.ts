/** @module-tag prove */

import { expect, it } from 'vitest'

import { snapshotObject } from '#tests/support/site/snapshot-object.ts'

it('keeps the pages rendered last, as many as it has room for', async () => {
  const { find, keep } = snapshotObject().getByName('pages')
  const copy = { details: '{}', body: new ArrayBuffer(4) }

  for (let index = 0; index < 20_400; index += 1) await keep(pathOf(index), copy, 0)

  expect(await find(pathOf(20_399))).toMatchObject(copy)
  expect(await find(pathOf(0))).toBeNull()
})

const pathOf = (index: number) => `/prompt/fiche-${index}`
