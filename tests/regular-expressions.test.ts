import { glob, readFile } from 'node:fs/promises'

import { check } from 'recheck'
import { parseSync, Visitor } from 'vite'
import { beforeAll, expect, it, vi } from 'vitest'

import { projectPath } from '#drizzle/local/project-root.ts'
import { proofCount } from '#tests/prove/scale.ts'

type Pattern = { file: string; source: string; flags: string }

/** A slow one is mostly found at once; that there is none takes longer. In milliseconds; 0 is for ever. */
const longest = proofCount({ sample: 100, whole: 0 })
const accepted = new Set(longest === 0 ? ['safe'] : ['safe', 'unknown'])

/** What a pattern is made of when it is written in parts is known once its file has run. */
const built: Pattern[] = []
const literal: Pattern[] = []
const files = await Array.fromAsync(
  glob('{shared,worker,web,drizzle}/**/*.{ts,tsx}', { cwd: projectPath() }),
)
const building: string[] = []
/** Where one is made each time that a function is called, so of what the function is given. */
const madeInFunctions: string[] = []

beforeAll(async () => {
  for (const file of files) {
    let depth = 0
    const enter = () => void (depth += 1)
    const leave = () => void (depth -= 1)
    new Visitor({
      FunctionDeclaration: enter,
      'FunctionDeclaration:exit': leave,
      FunctionExpression: enter,
      'FunctionExpression:exit': leave,
      ArrowFunctionExpression: enter,
      'ArrowFunctionExpression:exit': leave,
      CallExpression: ({ callee }) => {
        if (callee.type === 'Identifier' && callee.name === 'RegExp') madeInFunctions.push(file)
      },
      Literal: (node) => {
        if ('regex' in node)
          literal.push({ file, source: node.regex.pattern, flags: node.regex.flags })
      },
      NewExpression: ({ callee }) => {
        if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return
        building.push(file)
        if (depth > 0) madeInFunctions.push(file)
      },
    }).visit(parseSync(file, await readFile(projectPath(file), 'utf8')).program)
  }
  let file = ''
  const recorded = new Proxy(RegExp, {
    construct(target, [source, flags = '']: [string, string?]) {
      built.push({ file, source, flags })
      return new target(source, flags)
    },
  })
  vi.stubGlobal('RegExp', recorded)
  // Files share the modules of their worker: what another has run would record nothing.
  vi.resetModules()
  for (file of new Set(building)) await import(projectPath(file))
  vi.unstubAllGlobals()
  vi.resetModules()
})

it('are all of the sources', () => {
  expect(literal.length).toBeGreaterThan(200)
  expect(new Set(built.map(({ file }) => file))).toEqual(new Set(building))
})

it('are made of no text that is given: each stands in the sources, or is made once of what does', () => {
  expect(new Set(madeInFunctions)).toEqual(
    new Set([
      // Of the pattern of one entry, which stands beside.
      'worker/runtime/config.ts',
      // Of the names of tables.
      'drizzle/backup/tables/staged-tables.ts',
      // Of the path of each screen.
      'shared/addresses/admin-screens.ts',
    ]),
  )
})

it(
  'take a time that grows with the text alone, whatever the text',
  { tags: ['sampled'], timeout: 300_000 },
  async () => {
    const known = new Set<string>()
    const vulnerable: unknown[] = []
    for (const { file, source, flags } of [...literal, ...built]) {
      if (known.has(`${source}/${flags}`)) continue
      known.add(`${source}/${flags}`)
      const found = await check(source, flags, { timeout: longest || null, randomSeed: 1 })
      if (!accepted.has(found.status)) vulnerable.push([file, source, found.status])
    }
    expect(vulnerable).toEqual([])
  },
)
