import { glob, readdir, readFile } from 'node:fs/promises'

import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, it } from 'vitest'

import { projectPath } from '#drizzle/local/project-root.ts'

const rooms = ['shared', 'drizzle', 'worker', 'web', 'tests']
const maxFiles = 40

/** What a tool writes, a file for each migration. */
const isGenerated = (folder: string) => /migrations(?:\/meta)?$/.test(folder)

it('has no folder of more files than one takes in at a glance', async () => {
  const counts = new Map<string, number>()
  for (const room of rooms) {
    const entries = await readdir(projectPath(room), { recursive: true, withFileTypes: true })
    for (const { parentPath } of entries.filter((entry) => entry.isFile())) {
      counts.set(parentPath, (counts.get(parentPath) ?? 0) + 1)
    }
  }

  expect(counts.size).toBeGreaterThan(100)
  expect([...counts].filter(([folder, files]) => files > maxFiles && !isGenerated(folder))).toEqual(
    [],
  )
})

/** What makes code or markup of a text, by the name of a function or of a property. */
const evaluating = new Set(['eval', 'Function', 'execScript', 'importScripts'])
const writing = new Set(['innerHTML', 'outerHTML', 'srcdoc', 'srcDoc', 'dangerouslySetInnerHTML'])
const writingCalls = new Set([
  'insertAdjacentHTML',
  'createContextualFragment',
  'setHTMLUnsafe',
  'parseHTMLUnsafe',
  'write',
  'writeln',
])

it('makes neither code nor markup of a text', async () => {
  const files = await Array.fromAsync(
    glob('{shared,worker,web,drizzle}/**/*.{ts,tsx,js}', { cwd: projectPath() }),
  )
  const found: string[] = []
  for (const file of files) {
    const tell = (what: string) => found.push(`${file}: ${what}`)
    const called = (callee: ESTree.Expression) => {
      if (callee.type === 'Identifier' && evaluating.has(callee.name)) tell(callee.name)
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const isDocument = callee.object.type === 'Identifier' && callee.object.name === 'document'
      const { name } = callee.property
      if (writingCalls.has(name) && (isDocument || !name.startsWith('write'))) tell(name)
    }
    new Visitor({
      CallExpression: ({ callee, arguments: [first] }) => {
        called(callee)
        const isTimer =
          callee.type === 'Identifier' && /^set(?:Timeout|Interval)$/.test(callee.name)
        if (isTimer && (first?.type === 'Literal' || first?.type === 'TemplateLiteral'))
          tell('timer')
      },
      NewExpression: ({ callee }) => called(callee),
      AssignmentExpression: ({ left }) => {
        if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return
        if (writing.has(left.property.name)) tell(left.property.name)
      },
      JSXAttribute: ({ name }) => {
        if (name.type === 'JSXIdentifier' && writing.has(name.name)) tell(name.name)
      },
    }).visit(parseSync(file, await readFile(projectPath(file), 'utf8')).program)
  }

  // The part that a document came with: its text is always empty, and React leaves what is in it.
  expect(found).toEqual(['web/loading/sent-part.tsx: dangerouslySetInnerHTML'])
})
