import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { expect, it, vi } from 'vitest'

import { withBuildLock } from '#drizzle/local/build-lock.ts'
import { projectPath } from '#drizzle/local/project-root.ts'

const holder = `
  import { withBuildLock } from '#drizzle/local/build-lock.ts'
  await withBuildLock(async () => {
    console.log('held')
    await new Promise((resolve) => setInterval(resolve, 1e9))
  })
`

it('waits for another build and says so, and takes the place of one that is killed', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue()
  const other = spawn(process.execPath, ['--input-type=module', '-e', holder], {
    cwd: projectPath(),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // Whoever builds meanwhile in this project makes it wait too.
  await once(other.stdout, 'data')
  let isBuilding = false

  const build = withBuildLock(() => Promise.resolve((isBuilding = true)))
  await vi.waitFor(() =>
    expect(said).toHaveBeenCalledWith('Waiting for another build of this project to end'),
  )
  expect(isBuilding).toBe(false)
  other.kill('SIGKILL')
  await build

  expect(isBuilding).toBe(true)
})
