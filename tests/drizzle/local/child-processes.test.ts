import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { expect, it, vi } from 'vitest'

import { startChild } from '#drizzle/local/child-processes.ts'
import { projectPath } from '#drizzle/local/project-root.ts'
import { isRunning } from '#tests/support/site/running-process.ts'

const program = `
  const { spawn } = require('node:child_process')
  const grandchild = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  console.log(grandchild.pid)
  setInterval(() => {}, 1000)
`

it('stops a program together with the programs it started', async () => {
  const child = await startChild(process.execPath, ['-e', program])
  const grandchild = await vi.waitFor(() => firstNumber(child.lastOutput()))

  await child.stop()

  await vi.waitFor(() => expect([child.pid, grandchild].map(isRunning)).toEqual([false, false]))
})

it('kills a program that ignores the request to stop', { tags: ['prove'] }, async () => {
  const stubborn = `process.on('SIGTERM', () => {}); console.log('ready'); setInterval(() => {}, 1000)`
  const child = await startChild(process.execPath, ['-e', stubborn])
  await vi.waitFor(() => expect(child.lastOutput()).toBe('ready'))

  await child.stop()

  expect(child.exitCode()).toBe(1)
})

it('leaves no program behind when the process that started it is killed outright', async () => {
  const parent = spawn(process.execPath, ['--input-type=module', '-e', parentProgram()], {
    cwd: projectPath(),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output]: unknown[] = await once(parent.stdout, 'data')
  const child = firstNumber(String(output))
  expect(isRunning(child)).toBe(true)

  parent.kill('SIGKILL')

  await vi.waitFor(() => expect(isRunning(child)).toBe(false), { timeout: 5000 })
})

function parentProgram(): string {
  return `
    import { startChild } from '#drizzle/local/child-processes.ts'
    const child = await startChild(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    console.log(child.pid)
    setInterval(() => {}, 1000)
  `
}

function firstNumber(text: string): number {
  const number = Number.parseInt(text, 10)
  if (Number.isNaN(number)) throw new Error(`No process id in « ${text} »`)
  return number
}
