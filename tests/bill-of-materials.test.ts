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

  it('names none that only makes or tests it', () => {
    const names = new Set(bill.components.map(({ name }) => name))
    const tools = ['vitest', 'vite', 'wrangler', '@playwright/test', 'lighthouse', 'tailwindcss']

    expect(tools.filter((name) => names.has(name))).toEqual([])
  })
})
