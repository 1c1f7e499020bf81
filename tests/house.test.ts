import { readdir } from 'node:fs/promises'

import { expect, it } from 'vitest'

import { projectPath } from '#drizzle/local/project-root.ts'

const rooms = ['shared', 'drizzle', 'worker', 'web', 'tests']
const maxFiles = 20

/** What a tool writes, a file for each migration. */
const isGenerated = (folder: string) => /migrations(?:\/meta)?$/.test(folder)

it('has no folder of more files than one takes in at a glance', async () => {
  const counts = new Map<string, number>()
  for (const room of rooms) {
    const entries = await readdir(projectPath(room), { recursive: true, withFileTypes: true })
    for (const { parentPath } of entries.filter((entry) => entry.isFile())) {
      counts.set(parentPath, (counts.get(parentPath) ?? 0) + 1)
    }
  }

  expect(counts.size).toBeGreaterThan(100)
  expect([...counts].filter(([folder, files]) => files > maxFiles && !isGenerated(folder))).toEqual(
    [],
  )
})
