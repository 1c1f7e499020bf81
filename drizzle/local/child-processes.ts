import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'

import { projectPath } from './project-root.ts'

export type Child = {
  pid: number
  /** The code it ended with; `undefined` while it runs. */
  exitCode: () => number | undefined
  /** The last lines it printed. */
  lastOutput: () => string
  /** In one line what it printed of why it ended, or the signal that ended it. */
  lastWords: () => string
  /** Resolves when it has ended, for whatever reason. */
  ended: Promise<number>
  /** Ends it at once, and all that it started. */
  kill: () => void
  /** Asks it to end; what still runs of it and its own children after the grace is killed. */
  stop: () => Promise<void>
}

type ChildOptions = {
  env?: Record<string, string | undefined>
  /** Receives what it prints, as it prints it. */
  onOutput?: (text: string) => void
}

const stopGraceMs = 5000
const keptCharacters = 8000

/**
 * Starts a program in a process group of its own, from the project's root. Beside it, in the same
 * group, a shell waits on a pipe whose other end only this process holds: when this process dies,
 * even by SIGKILL, the pipe closes and the whole group dies too.
 */
export async function startChild(
  command: string,
  args: readonly string[],
  { env, onOutput }: ChildOptions = {},
): Promise<Child> {
  const watched =
    'exec 3<&0; (read _ <&3; kill -KILL 0) >/dev/null 2>&1 & exec "$@" </dev/null 3<&-'
  const started = spawn('/bin/sh', ['-c', watched, 'sh', command, ...args], {
    cwd: projectPath(),
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  await once(started, 'spawn')
  const pid = started.pid
  if (pid === undefined) throw new Error(`${command} started without a process id`)

  let output = ''
  const receive = (chunk: Buffer) => {
    const text = chunk.toString()
    output = (output + text).slice(-keptCharacters)
    onOutput?.(text)
  }
  started.stdout.on('data', receive)
  started.stderr.on('data', receive)

  let code: number | undefined
  let signal: unknown
  const ended = once(started, 'exit').then(([exitCode, exitSignal]: unknown[]) => {
    code = typeof exitCode === 'number' ? exitCode : 1
    signal = exitSignal
    signalGroup(pid, 'SIGKILL')
    return code
  })

  return {
    pid,
    exitCode: () => code,
    lastOutput: () => stripVTControlCharacters(output).trim(),
    lastWords: () =>
      typeof signal === 'string'
        ? `signal ${signal}`
        : tellingLine(stripVTControlCharacters(output)),
    ended,
    kill: () => signalGroup(pid, 'SIGKILL'),
    stop: async () => {
      if (code !== undefined) return
      started.kill('SIGTERM')
      await Promise.race([ended, sleep(stopGraceMs, undefined, { ref: false })])
      signalGroup(pid, 'SIGKILL')
      await ended
    },
  }
}

/** What names an error, else the last line. */
function tellingLine(output: string): string {
  const lines = output.trim().split('\n')
  return (lines.find((line) => line.startsWith('Error')) ?? lines.at(-1)) || 'it printed nothing.'
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal)
  } catch {
    // Nothing of the group is left.
  }
}
