import { expect, it, vi } from 'vitest'

import { importLimits } from '#shared/import/import-file.ts'
import { readBlobs } from '#web/admin/screens/import/read-blobs.ts'

const blob = (size: number) => ({
  name: 'essai.csv',
  size,
  arrayBuffer: vi.fn(async () => new ArrayBuffer(size)),
})

it.each([
  ['a file that is too long', [blob(importLimits.fileBytes + 1)], 'Plus de 20\u00a0Mo'],
  ['files that are too long together', [blob(importLimits.fileBytes), blob(1)], 'partagez'],
  [
    'more files than rows',
    Array.from({ length: importLimits.rows + 1 }, () => blob(1)),
    'Plus de 5\u202f000\u00a0fichiers',
  ],
])('refuses %s before it reads a byte', async (_what, blobs, message) => {
  await expect(readBlobs(blobs)).rejects.toThrow(message)

  for (const { arrayBuffer } of blobs) expect(arrayBuffer).not.toHaveBeenCalled()
})

it('reads files that an import may hold', async () => {
  expect(await readBlobs([blob(3)])).toEqual([{ nom: 'essai.csv', octets: new Uint8Array(3) }])
})
