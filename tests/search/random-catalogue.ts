import * as fc from 'fast-check'

import { parseMarkdown } from '#drizzle/derived/markdown.ts'
import { gpts, prompts } from '#drizzle/schema/index.ts'
import { niveaux } from '#shared/items/niveau.ts'
import { statuts } from '#shared/items/statut.ts'
import { defaultSettings } from '#shared/site/site-settings.ts'
import { treeText } from '#shared/text/markdown-tree.ts'
import { gptValues, promptValues } from '#tests/support/database/factories.ts'
import type { ReferenceItem } from '#tests/support/search-reference.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

const vocabulary = [
  'audit',
  'audits',
  'auditer',
  'seo',
  'requête',
  'requêtes',
  'balise',
  'balises',
  'titre',
  'méta',
  'page',
  'pages',
  'locale',
  'locales',
  'réseau',
  'réseaux',
  'sociaux',
  'social',
  'journal',
  'journaux',
  'rédaction',
  'rédactionnelles',
  'données',
  'structurées',
  'donnée',
  'structurée',
  'cœur',
  'œuvre',
  'avis',
  'devis',
  'prix',
  'fiche',
  'fiches',
  'produit',
  'produits',
  'maillage',
  'interne',
  'internes',
  'mots-clés',
  'mot-clé',
  'e-commerce',
  'robots.txt',
  'GA4',
  'IA',
  '301',
  '2026',
  'H1',
  'A/B',
  'le',
  'la',
  'les',
  'de',
  'des',
  'du',
  'pour',
  'et',
  'sur',
  'un',
  'une',
  "l'audit",
  'l’intention',
  "d'article",
  "qu'une",
  "jusqu'à",
  'intention',
  'article',
  'Search',
  'Console',
  'optimisé',
  'optimisée',
  'été',
  'étude',
  'études',
  'créatif',
  'créative',
  'plan',
  'rédiger',
  'améliorer',
]

/** So few words that most items of a catalogue hold each. */
export const fewWords =
  "audit audits requête balise pages locale réseaux sociaux de la l'audit mots-clés IA 301".split(
    ' ',
  )

export const word = fc.constantFrom(...vocabulary)
const separator = fc.constantFrom(
  ' ',
  ' ',
  ' ',
  ' ',
  ', ',
  ' : ',
  '-',
  ' (',
  ') ',
  '\n',
  '\u00A0',
  '/',
)
const sentence = (words: string[], maxLength: number) =>
  fc
    .array(fc.tuple(fc.constantFrom(...words), separator), { size: 'max', minLength: 1, maxLength })
    .map((parts) => parts.flat().join('').trim())
/** What no editor would write: any character but half a surrogate pair, which no database takes. */
const anything = fc.string({ unit: 'binary', size: 'max', minLength: 1, maxLength: 40 })

const text = (words: string[], maxLength: number) =>
  fc.oneof(
    { weight: 12, arbitrary: sentence(words, maxLength) },
    { weight: 1, arbitrary: anything },
    {
      weight: 1,
      arbitrary: fc.tuple(sentence(words, 3), anything).map((parts) => parts.join(' ')),
    },
  )
const label = (words: string[]) =>
  fc
    .oneof({ weight: 8, arbitrary: sentence(words, 3) }, { weight: 1, arbitrary: anything })
    .map((tag) => tag.slice(0, 60).toWellFormed().trim() || 'étiquette')

export const categories = ['SEO', 'Technical SEO', 'E-commerce', 'Audit', 'Été « spécial »', "L'IA"]
export const ias = ['GPT-4', 'Claude', "L'outil %_ n° 5", 'É*']

const item = (words: string[]) =>
  fc.record({
    kind: fc.constantFrom('prompt' as const, 'gpt' as const),
    title: text(words, 6),
    description: text(words, 15),
    longText: text(words, 25),
    tags: fc.uniqueArray(label(words), { maxLength: 4 }),
    categories: fc.uniqueArray(fc.constantFrom(...categories), { minLength: 1, maxLength: 3 }),
    ia: fc.option(fc.constantFrom(...ias)),
    niveau: fc.constantFrom(...niveaux),
    statut: fc.oneof(
      { weight: 9, arbitrary: fc.constant('valide' as const) },
      fc.constantFrom(...statuts),
    ),
    epingle: fc.boolean(),
    /** When it was created, in seconds. */
    age: fc.nat(10_000_000),
  })
export type RandomItem = ReturnType<typeof item> extends fc.Arbitrary<infer Item> ? Item : never

type Size = { minItems: number; maxItems: number; words?: string[] }

/** A catalogue no two items of which were created in the same second. */
export const randomCatalogue = ({ minItems, maxItems, words = vocabulary }: Size) =>
  fc.uniqueArray(item(words), {
    selector: ({ age }) => age,
    size: 'max',
    minLength: minItems,
    maxLength: maxItems,
  })

/** Writes the items into an empty database, and gives them as the rules see them. */
export async function writeCatalogue(db: Database, items: RandomItem[]): Promise<ReferenceItem[]> {
  const written = items.map((random) => write(db, random))
  await writeBatch(
    db,
    written.map(({ statement }) => statement),
  )
  return written.map(({ seen }) => seen)
}

function write(db: Database, random: RandomItem) {
  const { title, description, longText, tags, categories: names, ia, niveau, statut, age } = random
  const date_creation = new Date(Date.UTC(2025, 0, 1) + age * 1000).toISOString()
  const shared = { description, tags, categories: names, ia, statut, date_creation }
  const seen = {
    ...random,
    date_creation,
    labels: [...tags, ...names],
    ia: ia ?? defaultSettings.default_ia,
  }
  if (random.kind === 'prompt') {
    const row = promptValues({ ...shared, titre: title, prompt: longText, niveau })
    const statement = db.insert(prompts).values(row)
    return { statement, seen: { ...seen, slug: row.slug, ranking: row.score } }
  }
  const row = gptValues({ ...shared, nom: title, role: longText, epingle: random.epingle })
  const statement = db.insert(gpts).values(row)
  const asGpt = { description: treeText(parseMarkdown(description).tree), niveau: null }
  return { statement, seen: { ...seen, ...asGpt, slug: row.slug, ranking: row.score } }
}
