import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Tells how much of something is done. */
export type Advance = (done: number, total: number) => void

const everyMs = { terminal: 200, file: 10_000 }

/** One line that counts, on a terminal; elsewhere a line now and then. */
export function showProgress(what: string, noun = 'rows'): Advance {
  const { isTTY } = process.stderr
  let shownAt = isTTY ? 0 : Date.now()
  return (done, total) => {
    const isLast = isTTY && done === total
    const now = Date.now()
    if (!isLast && now - shownAt < (isTTY ? everyMs.terminal : everyMs.file)) return
    shownAt = now
    const line = `${what}: ${done} of ${total} ${noun}`
    process.stderr.write(isTTY ? `\r${line}${isLast ? '\n' : ''}` : `${line}\n`)
  }
}

/** Whether somebody is there to answer. */
export const isAnswered = (): boolean => process.stdin.isTTY && process.stderr.isTTY

/** Asks for one line. */
export const ask = (question: string): Promise<string> => answerTo(question, false)

/** Asks for one line that is not shown as it is typed. */
export async function askSecretly(question: string): Promise<string> {
  const answer = await answerTo(question, true)
  process.stderr.write('\n')
  return answer
}

/** Takes what would be shown. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })

async function answerTo(question: string, isSecret: boolean): Promise<string> {
  const output = isSecret ? nowhere() : process.stderr
  const lines = createInterface({ input: process.stdin, output, terminal: true })
  // It reads the keys itself, so Ctrl-C is a key like others.
  lines.once('SIGINT', () => process.kill(process.pid, 'SIGINT'))
  if (isSecret) process.stderr.write(question)
  try {
    const closed = once(lines, 'close').then(() => '')
    return await Promise.race([lines.question(isSecret ? '' : question), closed])
  } finally {
    lines.close()
  }
}
