import { glob, readFile } from 'node:fs/promises'

import ts from 'typescript'
import { describe, expect, it } from 'vitest'

import { projectPath } from '#drizzle/project-root.ts'
import { readGptSeeds, readPromptSeeds } from '#drizzle/seed/content.ts'

/** The specification writes these with the apostrophe of a keyboard: byte for byte. */
const withTypedApostrophe = [
  "Aucun contenu disponible pour aujourd'hui.",
  "Le prompt que vous recherchez n'existe pas ou a été supprimé.",
  "Erreur d'authentification. Veuillez réessayer.",
  "Une erreur s'est produite dans l'interface d'administration.",
  "Une erreur inattendue s'est produite. Veuillez réessayer.",
  "Accès autorisé à l'interface d'administration.",
]

/** And these with a plural that French has not. */
const withPlural = [
  'Chargement des GPTs...',
  'Erreur lors du chargement des GPTs',
  'Rechercher dans les GPTs...',
  'Retour aux GPTs',
  // The label of a filter.
  'GPTs',
]

/** What visitors copy into an assistant is written as they would type it. */
const promptTexts = 'web/features/home/example-prompts.tsx'

type Sentence = { file: string; text: string }

const sentences = await readSentences()

describe('our own sentences', () => {
  it('are found, in pages, rules and answers', () => {
    for (const folder of ['web/', 'web/admin/', 'shared/', 'worker/']) {
      expect(sentences.some(({ file }) => file.startsWith(folder))).toBe(true)
    }
    const texts = sentences.map(({ text }) => text)
    for (const literal of [...withTypedApostrophe, ...withPlural]) expect(texts).toContain(literal)
  })

  it('have the apostrophe of print, but for what is specified', () => {
    const typed = /(?<!\p{L})(?:[cdjlmnst]|\p{L}*qu|aujourd)'/iu

    expect(
      sentences.filter(
        ({ file, text }) =>
          typed.test(text) && !withTypedApostrophe.includes(text) && file !== promptTexts,
      ),
    ).toEqual([])
  })

  it('know no plural of GPT, but for what is specified', () => {
    expect(
      sentences.filter(({ text }) => /\bGPTs\b/.test(text) && !withPlural.includes(text)),
    ).toEqual([])
    const labels = sentences.filter(({ text }) => text === 'GPTs').map(({ file }) => file)
    expect(labels).toEqual(['web/features/search/search-filters.tsx'])
  })
})

it('the starting content is written with the apostrophe of a keyboard alone, and no plural of GPT', async () => {
  // Pages show it with the one of print; prompts and roles are copied as they stand.
  const content = JSON.stringify([await readPromptSeeds(), await readGptSeeds()])

  expect(content.match(/.{0,20}\p{L}’\p{L}.{0,20}/gu)).toBeNull()
  expect(content.match(/.{0,20}\bGPTs\b.{0,20}/g)).toBeNull()
})

/** Every text of the site's code that stands in quotes or between tags. */
async function readSentences(): Promise<Sentence[]> {
  const found: Sentence[] = []
  for await (const file of glob('{web,shared,worker}/**/*.{ts,tsx}', { cwd: projectPath('.') })) {
    const code = await readFile(projectPath(file), 'utf8')
    const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, scriptKind(file))
    visit(tree, (text) => found.push({ file, text }))
  }
  return found
}

function scriptKind(file: string): ts.ScriptKind {
  return file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
}

function visit(node: ts.Node, onText: (text: string) => void): void {
  if (ts.isImportDeclaration(node)) return
  if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) onText(node.text)
  if (ts.isJsxText(node)) onText(node.text.replaceAll(/\s+/g, ' ').trim())
  ts.forEachChild(node, (child) => visit(child, onText))
}
