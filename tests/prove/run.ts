import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { z } from 'zod'

import { startChild } from '#drizzle/local/child-processes.ts'
import { projectPath } from '#drizzle/local/project-root.ts'
import { runCommand, SetupError } from '#drizzle/local/setup-error.ts'
import { playwrightCommand, vitestCommand } from '#tests/support/runners.ts'

/**
 * What is proved at length, as arguments of Node. `cases` and `browser` are the tests that `npm test` leaves out, and
 * at their whole count those of which it runs a sample.
 */
const proofs: Record<string, readonly string[]> = {
  // The linter of `npm test` asks the same checker twice as fast, and calls that an experiment.
  types: ['node_modules/typescript-7/bin/tsc', '-b'],
  // Of what draws random values, what `npm test` tries whole with one seed.
  chance: [...vitestCommand, ...drawingFiles(), '--tags-filter=!prove and !sampled'],
  // The kills and ten thousand days of two editors take longest and mostly wait, so the others run beside them.
  cases: [...vitestCommand, '--tags-filter=prove or sampled'],
  // A journey that is the only test of a page's colours again, in both themes.
  browser: [...playwrightCommand, '--grep=^(?!.*@journey)|@themed'],
  headers: ['tests/prove/observatory.ts'],
  load: ['tests/bench/run.ts', 'load'],
  pages: ['tests/bench/run.ts', '--quick', '--no-lighthouse'],
  pixels: ['tests/pixels/pixels.ts'],
}

const figureSchema = z.object({ name: z.string(), figure: z.string() })

/**
 * `npm run prove`, or `npm run prove -- NAME`, with `--seed N`: the long random runs and storms, one after
 * the other, and a table of what they found; ends with 1 when one failed.
 */
await runCommand(async () => {
  const { names, seed } = readArguments(process.argv.slice(2))
  const folder = await mkdtemp(join(tmpdir(), 'proofs-'))
  const rows = []
  for (const name of names) rows.push(...(await prove(name, seed, folder)))
  await rm(folder, { recursive: true, force: true })
  console.log(`Seed ${seed}`)
  console.table(rows)
  if (rows.some(({ ok }) => !ok)) process.exitCode = 1
})

/** The test files that draw random values. */
function drawingFiles(): string[] {
  const files = globSync('tests/**/*.test.{ts,tsx}', { cwd: projectPath('.') })
  return files.filter((file) => readFileSync(projectPath(file), 'utf8').includes("'fast-check'"))
}

function readArguments(given: string[]): { names: string[]; seed: number } {
  const at = given.indexOf('--seed')
  const seed = at === -1 ? Date.now() % 1_000_000_000 : Number(given[at + 1])
  const names = given.filter((_, index) => at === -1 || (index !== at && index !== at + 1))
  const unknown = names.find((name) => !Object.hasOwn(proofs, name))
  if (!Number.isInteger(seed) || unknown !== undefined) {
    throw new SetupError(
      `Name what to prove (${Object.keys(proofs).join(', ')}), and a whole number after --seed.`,
    )
  }
  return { names: names.length > 0 ? names : Object.keys(proofs), seed }
}

async function prove(name: string, seed: number, folder: string) {
  const record = join(folder, name)
  const args = proofs[name] ?? []
  console.log(`Proving ${name}`)
  const began = performance.now()
  const child = await startChild(process.execPath, args, {
    env: { PROOF_SEED: String(seed), PROOF_RECORD: record },
    onOutput: (text) => process.stdout.write(text),
  })
  const ok = (await child.ended) === 0
  const seconds = Math.round((performance.now() - began) / 1000)
  const lines = (await readFile(record, 'utf8').catch(() => '')).split('\n').filter(Boolean)
  const figures = lines.map((line) => figureSchema.parse(JSON.parse(line)))
  const found = figures.length > 0 ? figures : [{ name, figure: '' }]
  return found.map(({ name: what, figure }) => ({ what, figure, seconds, ok }))
}
