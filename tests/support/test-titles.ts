import { glob, readFile } from 'node:fs/promises'

import { parseSync, Visitor } from 'vite'
import type { ESTree } from 'vite'

import { projectPath } from '#drizzle/local/project-root.ts'

const testsAndGroups = ['it', 'test', 'describe']

/** The title of every test and of every group of tests, whatever runs them, as the source has it. */
export async function readTestTitles(): Promise<string[]> {
  const files = await Array.fromAsync(
    glob('tests/**/*.{test,spec}.{ts,tsx}', { cwd: projectPath() }),
  )
  const sources = files.map(async (file) =>
    titlesIn(file, await readFile(projectPath(file), 'utf8')),
  )
  return (await Promise.all(sources)).flat()
}

/** The titles in one source: the first argument of `it`, `test.describe`, `it.each(…)` and the like. */
export function titlesIn(
  file: string,
  source: string,
  functions: readonly string[] = testsAndGroups,
): string[] {
  const titles: string[] = []
  new Visitor({
    CallExpression: ({ callee, arguments: [title] }) => {
      if (title && functions.includes(rootName(callee))) titles.push(...textOf(title))
    },
  }).visit(parseSync(file, source).program)
  return titles
}

/** `test` of `test.describe`, of `test.each(…)` and of test.each`…`. */
function rootName(callee: ESTree.Expression): string {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'MemberExpression') return rootName(callee.object)
  if (callee.type === 'CallExpression') return rootName(callee.callee)
  return callee.type === 'TaggedTemplateExpression' ? rootName(callee.tag) : ''
}

/** A title that is written out, or the parts of it that are. */
function textOf(title: ESTree.Argument): string[] {
  if (title.type === 'Literal') return typeof title.value === 'string' ? [title.value] : []
  if (title.type !== 'TemplateLiteral') return []
  return [title.quasis.map(({ value }) => value.raw).join('…')]
}
