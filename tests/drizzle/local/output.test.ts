import { spawnSync } from 'node:child_process'
import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, vi } from 'vitest'

import { projectPath } from '#drizzle/local/project-root.ts'
import { createLinePrinter } from '#drizzle/local/terminal/output.ts'

const hostile = '\u001B[2J\u0007\u009B31m\u202E\u2066\u2028\u0085'
const shown = '\\u001b[2J\\u0007\\u009b31m\\u202e\\u2066\\u2028\\u0085'

/** What may speak to a terminal itself: it prints nothing of anybody else's. */
const exceptions = new Set(['drizzle/local/terminal/output.ts', 'drizzle/backup/terminal.ts'])

it('is the way by which every command prints', async () => {
  const files = await Array.fromAsync(
    glob(['drizzle/**/*.ts', 'worker/commands/**/*.ts'], { cwd: projectPath() }),
  )
  const others = files.filter((file) => !exceptions.has(file))
  const printing: string[] = []
  for (const file of others) {
    const source = await readFile(projectPath(file), 'utf8')
    if (/\bconsole\.\w|\bstd(?:out|err)\.write\b/.test(source)) printing.push(file)
  }

  expect(others.length).toBeGreaterThan(100)
  expect(printing).toEqual([])
})

it('shows control characters in the output and in the error of a command', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'output-'))
  const file = join(folder, 'hostile.csv')
  await writeFile(file, `titre,texte,${hostile}\nUn ${hostile},Texte,Suite\n`)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['worker/commands/import.ts', file, '--map', `${hostile}=${hostile}`],
    { cwd: projectPath(), encoding: 'utf8' },
  )
  const read = spawnSync(process.execPath, ['worker/commands/import.ts', file], {
    cwd: projectPath(),
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: 'http://127.0.0.1:1' },
  })
  await rm(folder, { recursive: true })

  expect([status, stdout, stderr]).toEqual([1, '', expect.stringContaining(shown)])
  expect(read.stdout).toContain('Un \\u001b[2J\\u0007')
  expect(read.stdout + stderr).not.toMatch(/(?![\n\t])\p{Cc}|[\u2028-\u202E\u2066-\u2069]/u)
})

/** Passes chunks through a line printer; returns what it wrote to the standard output and to its listener. */
function printChunks(chunks: readonly string[]): { written: string; reported: string } {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const reported: string[] = []
  const printChunk = createLinePrinter((text) => reported.push(text))
  for (const chunk of chunks) printChunk(chunk)
  const written = write.mock.calls.map(([text]) => String(text)).join('')
  write.mockRestore()
  return { written, reported: reported.join('') }
}

it.each([
  {
    what: 'control characters shown and without colours',
    chunks: ['\u001B[33mAttention\u001B[0m\u0007\u202E\n'],
    lines: 'Attention\\u0007\\u202e\n',
  },
  {
    what: 'a colour that is split over two chunks left out',
    chunks: ['Un \u001B[3', '3mmot\u001B', '[0m\n'],
    lines: 'Un mot\n',
  },
  {
    what: 'a lone carriage return as a line break',
    chunks: ['10 %\r50 %\r', '100 %\n'],
    lines: '10 %\n50 %\n100 %\n',
  },
  {
    what: 'a line break of Windows that is split over two chunks as one',
    chunks: ['un\r\ndeux\r', '\ntrois\n'],
    lines: 'un\ndeux\ntrois\n',
  },
  { what: 'an unfinished line held back', chunks: ['un\nde', 'ux'], lines: 'un\n' },
])('passes on the output of another program with $what', ({ chunks, lines }) => {
  expect(printChunks(chunks)).toEqual({ written: lines, reported: lines })
})

it('prints an unfinished last line when the command ends', () => {
  const program = `
    const { createLinePrinter } = await import('#drizzle/local/terminal/output.ts')
    createLinePrinter()('un\\ndeux')
    createLinePrinter()('')
    process.exit()
  `
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: projectPath(),
    encoding: 'utf8',
  })

  expect(stdout).toBe('un\ndeux\n')
})
