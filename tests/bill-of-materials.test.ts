import { readFile } from 'node:fs/promises'

import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { billOfMaterials, ensureLocalBuild } from '#drizzle/commands/production-build.ts'
import { projectPath } from '#drizzle/local/project-root.ts'

const billSchema = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      purl: z.string().startsWith('pkg:npm/'),
      hashes: z.array(z.object({ alg: z.string(), content: z.string() })).min(1),
    }),
  ),
})
const manifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
})

const namesSchema = z.record(z.string(), z.string()).default({})
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      dependencies: namesSchema,
    }),
  ),
})
type Packages = z.infer<typeof lockSchema>['packages']

const folder = 'node_modules/'

/** What is published needs, by name, version and digest: its dependencies, theirs, and so on. */
function closureOf(packages: Packages): string[] {
  const found = new Set<string>()
  const left = ['']
  for (const from of left) {
    for (const name of Object.keys(packages[from]?.dependencies ?? {})) {
      const path = resolve(packages, from, name)
      if (path === undefined || found.has(path)) continue
      found.add(path)
      left.push(path)
    }
  }
  return [...found].map((path) => {
    const { version, integrity = '' } = packages[path] ?? {}
    const digest = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex')
    return `${path.slice(path.lastIndexOf(folder) + folder.length)} ${version} ${digest}`
  })
}

/** Where Node finds a package from another's folder: its own node_modules, then those above. */
function resolve(packages: Packages, from: string, name: string): string | undefined {
  const path = `${from === '' ? '' : `${from}/`}${folder}${name}`
  if (path in packages || from === '') return path in packages ? path : undefined
  return resolve(packages, from.slice(0, Math.max(0, from.lastIndexOf(`/${folder}`))), name)
}

describe('the bill of materials of a build', () => {
  let bill: z.infer<typeof billSchema>
  let manifest: z.infer<typeof manifestSchema>

  beforeAll(async () => {
    await ensureLocalBuild()
    bill = billSchema.parse(JSON.parse(await readFile(billOfMaterials, 'utf8')))
    manifest = manifestSchema.parse(JSON.parse(await readFile(projectPath('package.json'), 'utf8')))
  }, 120_000)

  it('names every package that is published, its version and its digest', () => {
    const named = new Set(bill.components.map(({ name, version }) => `${name} ${version}`))
    const published = Object.entries(manifest.dependencies).map((entry) => entry.join(' '))

    expect(published.filter((entry) => !named.has(entry))).toEqual([])
    for (const { hashes } of bill.components) {
      expect(hashes).toContainEqual(expect.objectContaining({ alg: 'SHA-512' }))
    }
  })

  it('names whatever those packages need in their turn, each by the digest of the lock file', async () => {
    const lock = lockSchema.parse(
      JSON.parse(await readFile(projectPath('package-lock.json'), 'utf8')),
    )
    const needed = closureOf(lock.packages)
    const named = new Set(
      bill.components.flatMap(({ name, version, hashes }) =>
        hashes.map(({ content }) => `${name} ${version} ${content}`),
      ),
    )

    expect(needed.length).toBeGreaterThan(Object.keys(manifest.dependencies).length)
    expect(needed.filter((entry) => !named.has(entry))).toEqual([])
  })

  it('names none that only makes or tests it', () => {
    const names = new Set(bill.components.map(({ name }) => name))
    const tools = ['vitest', 'vite', 'wrangler', '@playwright/test', 'lighthouse', 'tailwindcss']

    expect(tools.filter((name) => names.has(name))).toEqual([])
  })
})
