import { refuseOversized } from '#shared/import/import-file.ts'
import type { ChosenFile } from '#shared/tables/decode-file.ts'

/** Reads files that were chosen or dropped, unless they hold more than an import may. */
export async function readBlobs(
  files: Iterable<Pick<File, 'name' | 'size' | 'arrayBuffer'>>,
): Promise<ChosenFile[]> {
  const all = [...files]
  refuseOversized(all.map(({ size }) => size))
  return Promise.all(
    all.map(async (file) => ({
      nom: file.name,
      octets: new Uint8Array(await file.arrayBuffer()),
    })),
  )
}
