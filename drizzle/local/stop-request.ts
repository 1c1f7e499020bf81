import { readFileSync } from 'node:fs'

const parentCheckMs = 1000

/**
 * Resolves when the person or the system asks this process to end. Under npm, the end of npm asks
 * too: a signal sent to npm alone does not always reach what it runs.
 */
export function untilAskedToStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => resolve())
    }
    if (process.env.npm_lifecycle_event === undefined) return
    const runner = runnerChain()
    const check = setInterval(() => {
      if (runnerChain() !== runner) resolve()
    }, parentCheckMs)
    check.unref()
  })
}

const shells = new Set(['sh', 'dash', 'ash', 'bash', 'busybox', 'zsh'])

/**
 * Who runs this process: its parent, and where that is a shell whose too. npm starts a shell, which some
 * systems replace by the program and others keep between the two, where it outlives npm.
 */
function runnerChain(): string {
  const { name, parent } = readProcess(process.ppid)
  return shells.has(name) ? `${process.ppid} ${parent}` : String(process.ppid)
}

/** What the system says of a process; nothing where it has no such files, as on macOS, whose shell is replaced. */
function readProcess(pid: number): { name: string; parent: string } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // «1234 (name) S 1233 …», where a name may hold spaces and brackets.
    const nameEnd = stat.lastIndexOf(')')
    const [, , parent = ''] = stat.slice(nameEnd).split(' ')
    return { name: stat.slice(stat.indexOf('(') + 1, nameEnd), parent }
  } catch {
    return { name: '', parent: '' }
  }
}
