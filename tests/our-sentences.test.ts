import { glob, readFile } from 'node:fs/promises'

import ts from 'typescript'
import { describe, expect, it } from 'vitest'

import { projectPath } from '#drizzle/local/project-root.ts'
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
  'Retour aux GPTs',
]

/** What visitors copy into an assistant is written as they would type it. */
const promptTexts = 'web/features/home/example-prompts.tsx'

type Sentence = { file: string; text: string }

const typed = /(?<!\p{L})(?:[cdjlmnst]|\p{L}*qu|aujourd)'/iu

const sentences = await readSentences()
const seeds = [await readPromptSeeds(), await readGptSeeds()]

describe('our own sentences', () => {
  it('are found, in pages, rules and answers', () => {
    for (const folder of ['web/', 'web/admin/', 'shared/', 'worker/']) {
      expect(sentences.some(({ file }) => file.startsWith(folder))).toBe(true)
    }
    const texts = sentences.map(({ text }) => text)
    for (const literal of [...withTypedApostrophe, ...withPlural]) expect(texts).toContain(literal)
  })

  it('have the apostrophe of print, but for what is specified', () => {
    expect(
      sentences.filter(
        ({ file, text }) =>
          typed.test(text) && !withTypedApostrophe.includes(text) && file !== promptTexts,
      ),
    ).toEqual([])
  })

  it('have no escape that JSX would print', () => {
    expect(sentences.filter(({ text }) => text.includes(String.raw`\u00a0`))).toEqual([])
  })

  it('know no plural of GPT, but for what is specified', () => {
    expect(
      sentences.filter(({ text }) => /\bGPTs\b/.test(text) && !withPlural.includes(text)),
    ).toEqual([])
  })
})

describe('the starting content', () => {
  it('has the apostrophe of print in what pages show, and no plural of GPT', () => {
    expect(seedTexts(false).filter((text) => typed.test(text))).toEqual([])
    expect(seedTexts(false).filter((text) => /\bGPTs\b/.test(text))).toEqual([])
  })

  it('has the one of a keyboard in what is copied into assistants, searched and sent back', () => {
    const texts = seedTexts(true)

    expect(texts.filter((text) => typed.test(text)).length).toBeGreaterThan(100)
    expect(texts.filter((text) => /\p{L}’\p{L}/u.test(text))).toEqual([])
  })
})

it('has the apostrophe of print in the examples, but for code and for what their clients bring', () => {
  const texts = seeds.flat().flatMap(({ slug, exemple }) => {
    const { resultat = '', remarque = '' } = exemple ?? {}
    const prose = resultat.replaceAll(/^```[^]*?^```$/gm, '').replaceAll(/`[^`]*`/g, '')
    return [prose, remarque].map((text) => ({ slug, found: typed.exec(text)?.[0] }))
  })
  expect(texts.filter(({ found }) => found !== undefined)).toEqual([])
})

const asTyped = new Set(['prompt', 'role', 'tags', 'categories', 'requetes'])

/** The texts of the items, of the fields that are used as they were typed or of the others. */
function seedTexts(areTyped: boolean): string[] {
  const texts: string[] = []
  const collect = (value: unknown, isTyped: boolean): void => {
    if (typeof value === 'string') {
      if ((isTyped || URL.canParse(value)) === areTyped) texts.push(value)
    }
    if (typeof value !== 'object' || value === null) return
    for (const [name, part] of Object.entries(value)) {
      // An example quotes what its client typed, and code.
      if (name !== 'exemple') collect(part, isTyped || asTyped.has(name))
    }
  }
  collect(seeds, false)
  return texts
}

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
