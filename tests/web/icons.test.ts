import { readFile } from 'node:fs/promises'

import { expect, it } from 'vitest'

import { projectPath } from '#drizzle/local/project-root.ts'
import { adminIconNames } from '#web/admin/controls/icon.tsx'
import { iconNames } from '#web/ui/icon-names.ts'

it.each([
  { file: 'web/ui/icons.svg', names: iconNames },
  { file: 'web/admin/controls/icons.svg', names: adminIconNames },
])('$file draws every icon that may be named, and no other', async ({ file, names }) => {
  const drawn = await readFile(projectPath(file), 'utf8')

  expect(
    [...drawn.matchAll(/<symbol id="(\w+)" viewBox="0 0 20 20">/g)].map(([, id]) => id),
  ).toEqual([...names])
})
