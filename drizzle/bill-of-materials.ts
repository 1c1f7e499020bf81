import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'

import { projectPath } from './project-root.ts'

const options = ['--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only']
const maxBytes = 10_000_000

/**
 * Writes which packages of others are published: their versions, licences and digests, in the form of
 * CycloneDX. It is for the owner, and stands beside what is served.
 */
export async function writeBillOfMaterials(file: string): Promise<void> {
  const { stdout } = await promisify(execFile)('npm', ['sbom', ...options], {
    cwd: projectPath(),
    maxBuffer: maxBytes,
  })
  await writeFile(file, stdout)
}
