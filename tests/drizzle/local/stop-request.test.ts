import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'

import { projectPath } from '#drizzle/local/project-root.ts'
import { isRunning } from '#tests/support/site/running-process.ts'

/** The scripts that stay until they are asked to end. */
const staying = ['start', 'dev', 'db'] as const
const packageSchema = z.object({
  scripts: z.object({ start: z.string(), dev: z.string(), db: z.string() }),
})

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stop-request-'))
  const module = JSON.stringify(projectPath('drizzle/local/stop-request.ts'))
  const program = `import { untilAskedToStop } from ${module}
    const waiting = setInterval(() => {}, 1000)
    const asked = untilAskedToStop()
    console.log('pid ' + process.pid)
    await asked
    clearInterval(waiting)
    process.exit()`
  await writeFile(join(folder, 'wait.ts'), program)
  const { scripts } = packageSchema.parse(
    JSON.parse(await readFile(projectPath('package.json'), 'utf8')),
  )
  const likeOurs = Object.fromEntries(
    staying.map((name) => [name, scripts[name].replace(/node .*/, `${process.execPath} wait.ts`)]),
  )
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({
      type: 'module',
      scripts: { wait: `${process.execPath} wait.ts`, ...likeOurs },
    }),
  )
})

afterEach(() => rm(folder, { recursive: true, force: true }))

/** A program that npm runs, by the shell that is given. */
async function runByNpm(shell: string, script = 'wait') {
  const npm = spawn('npm', ['run', `--script-shell=${shell}`, script], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  npm.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const pid = await vi.waitFor(() => {
    const [, said = ''] = /pid (\d+)/.exec(output) ?? []
    expect(said).not.toBe('')
    return Number(said)
  }, 30_000)
  return { npm, pid }
}

it.each(['/bin/sh', '/bin/bash'])(
  'is asked to end when npm is killed, whether or not %s stays between them',
  { tags: ['prove'] },
  async (shell) => {
    const { npm, pid } = await runByNpm(shell)
    await new Promise((resume) => setTimeout(resume, 2500))
    expect(isRunning(pid)).toBe(true)

    npm.kill('SIGKILL')

    try {
      await vi.waitFor(() => expect(isRunning(pid)).toBe(false), 10_000)
    } finally {
      if (isRunning(pid)) process.kill(pid, 'SIGKILL')
    }
  },
)

it.each(staying)('is asked to end when npm alone is interrupted: %s', async (script) => {
  const { npm, pid } = await runByNpm('/bin/sh', script)

  npm.kill('SIGINT')

  try {
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), 5000)
  } finally {
    if (isRunning(pid)) process.kill(pid, 'SIGKILL')
  }
})
