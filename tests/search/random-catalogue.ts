import * as fc from 'fast-check'

import { gpts, prompts, searchGroups } from '#drizzle/schema/index.ts'
import { niveaux } from '#shared/items/niveau.ts'
import { statuts } from '#shared/items/statut.ts'
import { categoryWords } from '#shared/search/category-facts.ts'
import type { WordGroup } from '#shared/search/dictionary.ts'
import { defaultSettings } from '#shared/site/site-settings.ts'
import { builtInFacts } from '#tests/support/database/built-in-categories.ts'
import { gptValues, promptValues } from '#tests/support/database/factories.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

// No two letters begin more words, and no three stand in more, than a search looks at.
const telling = `audit audits auditer seo requête requêtes balise balises méta réseau réseaux social sociaux
  journal journaux rédaction rédactionnelle donnée structurées cœur avis devis fiche produits maillage interne
  mots-clés e-commerce bigquery big query GA4 H1 l'intention d’article optimiser optimisation indexation plan`
const common = 'le la de pour une prompt prompts GPT gratuit créer 301 2026 IA'
const unknown = 'lindexation lintention ebigquery référencer zzyzx AND NEAR( "plan" * x 🚀 a e'
const categories = ['SEO', 'E-commerce', 'E commerce', 'Réseaux « sociaux »']
const ias = ['GPT-4', 'Claude', 'É*']
export const choices = { categorie: categories, ia: ias, niveau: niveaux }

const oneOf = (text: string) => fc.constantFrom(...text.split(/\s+/))
const word = fc.oneof(oneOf(telling), oneOf(telling), oneOf(telling), oneOf(common))
const sentence = (one: fc.Arbitrary<string>, minLength: number, maxLength: number) =>
  fc.array(one, { size: 'max', minLength, maxLength }).map((parts) => parts.join(' '))
const expressions = (minLength: number) =>
  fc.uniqueArray(sentence(oneOf(telling), 1, 3), { minLength, maxLength: 3 })

const item = fc.record({
  kind: fc.constantFrom('prompt', 'gpt'),
  title: sentence(word, 1, 4),
  tags: expressions(0),
  requetes: expressions(0),
  demandes: expressions(0),
  categories: fc.uniqueArray(fc.constantFrom(...categories), { minLength: 1, maxLength: 2 }),
  description: sentence(word, 1, 8),
  body: sentence(word, 1, 8),
  ia: fc.option(fc.constantFrom(...ias)),
  niveau: fc.constantFrom(...niveaux),
  statut: fc.constantFrom(...statuts, ...Array.from({ length: 20 }, () => 'valide' as const)),
  seconds: fc.nat(10_000_000),
})
const group: fc.Arbitrary<WordGroup> = fc.record({ termes: expressions(1), larges: expressions(0) })

type Item = typeof item extends fc.Arbitrary<infer One> ? One : never

const portion = fc.double({ min: 0, max: 0.99, noNaN: true })
const slip = fc.tuple(word, portion, fc.nat(3)).map(([text, at, how]) => {
  const place = Math.floor(1 + at * (text.length - 2))
  const [own = '', next = ''] = text.slice(place)
  const changed = ['', own + own + next, `z${next}`, next + own][how] ?? ''
  return text.slice(0, place) + changed + text.slice(place + 2)
})
const beginning = fc
  .tuple(word, portion)
  .map(([text, share]) => text.slice(0, 2 + share * text.length))
const part = fc
  .tuple(word, portion, portion)
  .map(([text, from, share]) => text.slice(from * (text.length - 2)).slice(0, 3 + share * 5))
const filter = <Value>(...values: Value[]) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, fc.constantFrom(...values))

/** What becomes of an expression as it is typed. */
const changes = ['glued', 'moved', 'apart'] as const

/** Words of a catalogue and others, whole, with a slip, begun or in part; expressions and passages. */
function queryOf(items: Item[], groups: WordGroup[]) {
  const texts = items.flatMap((one) => [
    one.title,
    ...one.requetes,
    ...one.demandes,
    one.description,
  ])
  const passage = fc
    .tuple(fc.constantFrom(...texts), fc.nat(3), fc.integer({ min: 1, max: 5 }))
    .map(([text, start, length]) => text.split(' ').slice(start).slice(0, length).join(' '))
  const term = fc.constantFrom('audit', ...groups.flatMap(({ termes }) => termes))
  const changed = fc.tuple(term, word, fc.constantFrom(...changes)).map(([text, other, change]) => {
    const [first = '', ...rest] = text.split(' ')
    return change === 'glued'
      ? text.replaceAll(' ', '')
      : change === 'moved'
        ? [...rest, first].join(' ')
        : [first, other, ...rest].join(' ')
  })
  const others = [changed, slip, slip, beginning, part, oneOf(common), oneOf(unknown)]
  const piece = fc.oneof(word, word, term, ...others)
  return fc.record({
    q: fc.oneof(passage, piece, sentence(piece, 2, 3)).map((text) => text || 'audit'),
    exact: fc.boolean(),
    type: filter('prompts' as const, 'gpts' as const),
    categorie: filter(...categories, 'seo'),
    ia: filter(...ias, 'Inconnue'),
    niveau: filter(...niveaux),
  })
}

/** A catalogue so small that every answer is whole, its vocabulary, and queries. */
export const randomExam = (count: number) =>
  fc
    .tuple(fc.array(item, { size: 'max', minLength: 5, maxLength: 60 }), fc.array(group))
    .chain(([items, groups]) => {
      const queries = fc.array(queryOf(items, groups), { minLength: count, maxLength: count })
      return fc.record({ items: fc.constant(items), groups: fc.constant(groups), queries })
    })
export type Query = ReturnType<typeof queryOf> extends fc.Arbitrary<infer One> ? One : never

/** Writes a catalogue into an empty database; gives its public items in the default ranking. */
export async function writeCatalogue(db: Database, items: Item[], groups: WordGroup[]) {
  const written = items.map(({ kind, title, body, seconds, niveau, ...fields }) => {
    const { requetes, demandes, ...one } = fields
    const date_creation = new Date(Date.UTC(2025, 0, 1) + seconds * 1000).toISOString()
    const requetes_seo = requetes[0] || demandes[0] ? { requetes, demandes } : null
    const shared = { ...one, date_creation, requetes_seo }
    const ofPrompt = promptValues({ ...shared, titre: title, prompt: body, niveau })
    const ofGpt = gptValues({ ...shared, nom: title, role: body })
    const isPrompt = kind === 'prompt'
    const statement = isPrompt ? db.insert(prompts).values(ofPrompt) : db.insert(gpts).values(ofGpt)
    const names = one.categories.map((name) => categoryWords(builtInFacts, name))
    const texts = [[title], one.tags, requetes, names, [one.description], demandes, [body]]
    const left: Record<string, string[]> = {
      type: [`${kind}s`, 'all'],
      categorie: one.categories,
      ia: [one.ia ?? defaultSettings.default_ia],
      niveau: isPrompt ? [niveau] : [],
    }
    const { slug, score } = isPrompt ? ofPrompt : ofGpt
    return { slug, kind, texts, choices: left, statut: one.statut, score, date_creation, statement }
  })
  await writeBatch(db, [
    ...written.map(({ statement }) => statement),
    ...groups.map((one, id) => db.insert(searchGroups).values({ id: `groupe-${id}`, ...one })),
  ])
  return written
    .filter(({ statut }) => statut === 'valide')
    .toSorted((a, b) => b.score - a.score || b.date_creation.localeCompare(a.date_creation))
}
export type Written = Awaited<ReturnType<typeof writeCatalogue>>[number]
