import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

import { projectPath } from '#drizzle/local/project-root.ts'

type Command = {
  /** All it printed so far. */
  output: () => string
  /** Ends it as Ctrl-C in its terminal does; gives its exit code. */
  interrupt: () => Promise<unknown>
  ended: Promise<unknown>
}

export type CleanCopy = {
  folder: string
  /** Starts a command as somebody who has just cloned the project would. */
  start: (line: string, variables?: Record<string, string>) => Command
  /** Ends every command that still runs. */
  interruptAll: () => Promise<unknown>
  remove: () => Promise<void>
}

/** What git tracks, in a folder of its own, with the packages installed and an empty home. */
export async function makeCleanCopy(): Promise<CleanCopy> {
  const parent = await mkdtemp(join(tmpdir(), 'clean-copy-'))
  const folder = join(parent, 'promptotheque')
  const home = join(parent, 'home')
  await mkdir(home)
  for (const file of trackedFiles()) await cp(projectPath(file), join(folder, file))
  await symlink(projectPath('node_modules'), join(folder, 'node_modules'))
  const running = new Set<Command>()
  const interruptAll = () => Promise.all([...running].map(({ interrupt }) => interrupt()))
  return {
    folder,
    start: (line, variables = {}) => {
      const command = startCommand(line, folder, { HOME: home, PATH: machinePath(), ...variables })
      running.add(command)
      void command.ended.then(() => running.delete(command))
      return command
    },
    interruptAll,
    remove: async () => {
      await rm(parent, { recursive: true, force: true })
    },
  }
}

/** As they are now, committed or not. */
const trackedFiles = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    cwd: projectPath(),
    encoding: 'utf8',
  })
    .trim()
    .split('\n')

/** Without the folder of the packages' programs, which npm puts first for this test: its Node too. */
const machinePath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter)

function startCommand(line: string, folder: string, env: Record<string, string>): Command {
  const [program = '', ...args] = line.split(' ')
  const command = spawn(program, args, {
    cwd: folder,
    env,
    // A group of its own, as a terminal gives it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  command.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  command.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  let isRunning = true
  const ended = once(command, 'close').then(([code]: unknown[]) => {
    isRunning = false
    return code
  })
  return {
    output: () => output,
    ended,
    interrupt: () => {
      if (command.pid && isRunning) process.kill(-command.pid, 'SIGINT')
      return ended
    },
  }
}
