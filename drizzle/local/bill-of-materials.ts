import { readFile, writeFile } from 'node:fs/promises'

import { z } from 'zod'

import { projectPath } from './project-root.ts'

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().default(false),
      devOptional: z.boolean().default(false),
    }),
  ),
})

const folder = 'node_modules/'

/**
 * Writes which packages of others are published, in the form of CycloneDX: versions, licences and digests,
 * as the lock file has them. It is for the owner, and stands beside what is served. The command of npm
 * leaves out whatever a package for developers asks for as well.
 */
export async function writeBillOfMaterials(file: string): Promise<void> {
  const lock = lockSchema.parse(
    JSON.parse(await readFile(projectPath('package-lock.json'), 'utf8')),
  )
  const components = Object.entries(lock.packages).flatMap(([path, locked]) => {
    const { version, integrity, license, dev, devOptional } = locked
    if (!path.includes(folder) || !version || dev || devOptional) return []
    const name = path.slice(path.lastIndexOf(folder) + folder.length)
    return [
      {
        type: 'library',
        name,
        version,
        purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
        ...(license && { licenses: [{ expression: license }] }),
        hashes: digestsOf(integrity ?? ''),
      },
    ]
  })
  const bill = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, components }
  await writeFile(file, JSON.stringify(bill, null, 2))
}

/** `sha512-…` in base64, as hexadecimal. */
function digestsOf(integrity: string) {
  return integrity.split(' ').flatMap((entry) => {
    const [algorithm = '', digest = ''] = entry.split('-')
    if (algorithm !== 'sha512') return []
    return [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }]
  })
}
