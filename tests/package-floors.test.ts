import { readFile } from 'node:fs/promises'

import { expect, it } from 'vitest'
import { z } from 'zod'

import { projectPath } from '#drizzle/local/project-root.ts'

/** Versions below these have a hole that is known: which one, in words. */
const floors = [
  ['hono', '4.12.25', 'a limit of bodies that pieces pass by, cookies read past a prefix'],
  ['@trpc/server', '11.8.0', 'prototypes polluted by forms'],
  ['drizzle-orm', '0.45.2', 'identifiers that are not escaped'],
  ['altcha-lib', '1.4.1', 'challenges solved again after their end'],
  ['jose', '4.15.5', 'compressed tokens that fill the memory'],
  ['markdown-it', '14.2.0', 'texts that take the square of their length'],
  ['vite', '7.1.11', 'files outside the project served in development'],
  ['undici', '7.5.0', 'certificates that fill the memory'],
] as const

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ version: z.string().optional() })),
})

it.each(floors)('%s is at least %s: %s', async (name, floor) => {
  const lock = lockSchema.parse(
    JSON.parse(await readFile(projectPath('package-lock.json'), 'utf8')),
  )
  const versions = Object.entries(lock.packages).flatMap(([path, { version }]) =>
    path.endsWith(`node_modules/${name}`) && version ? [version] : [],
  )

  expect(versions).not.toEqual([])
  expect(versions.filter((version) => compare(version, floor) < 0)).toEqual([])
})

/** By their three numbers. */
const compare = (left: string, right: string) => left.localeCompare(right, 'en', { numeric: true })
