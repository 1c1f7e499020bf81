import { z } from 'zod'

import { itemField } from '#shared/import/checked-fields.ts'
import type { ImportField } from '#shared/import/import-fields.ts'
import type { ImportRow, TryInput } from '#shared/import/import-row.ts'
import type { ImportOptions } from '#shared/import/mapping.ts'
import type { FieldDifference, RowVerdict } from '#shared/import/verdict.ts'
import {
  gptDrafting,
  type ItemDraft,
  type ItemDrafting,
  promptDrafting,
} from '#shared/items/item-drafting.ts'
import { bracketNames } from '#shared/variables/variable-name.ts'
import type { Database } from '#worker/database/db.ts'
import type { Editor } from '#worker/services/access/rights.ts'
import { type KnownLabels, readKnownLabels } from '#worker/services/editing/known-labels.ts'
import { readImportedStatut } from '#worker/services/editing/writing/new-item.ts'

import { findItems } from './found-items.ts'
import { freeSlugs } from './free-slugs.ts'
import { type JudgedRow, judgeRows } from './judged-rows.ts'

/** What would become of rows, without anything being written. */
export async function tryRows(
  db: Database,
  editor: Editor,
  { lignes, options }: TryInput,
): Promise<RowVerdict[]> {
  const [known, statut] = await Promise.all([
    readKnownLabels(db),
    readImportedStatut(db, editor, options.statut),
  ])
  const judging = { known, options, isPublished: statut === 'valide' }
  const ofKind = (kind: ImportRow['kind']) => lignes.filter((row) => row.kind === kind)
  const [prompts, gpts] = await Promise.all([
    tryKind(db, editor, promptDrafting, ofKind('prompt'), judging),
    tryKind(db, editor, gptDrafting, ofKind('gpt'), judging),
  ])
  return [...prompts, ...gpts, ...ofKind(null).map(withoutKind)].toSorted(
    (a, b) => a.ligne - b.ligne,
  )
}

const withoutKind = ({ ligne, faute, champs: { titre } }: ImportRow): RowVerdict => ({
  ligne,
  titre: typeof titre === 'string' ? titre : `Ligne ${ligne}`,
  kind: null,
  verdict: 'refuse',
  refus: [
    faute === null
      ? { champ: 'kind', raison: notSaid, valeur: '' }
      : { champ: 'titre', raison: faute, valeur: '' },
  ],
})

const notSaid =
  'Rien ne dit si c’est un prompt ou un GPT\u00a0: choisissez-le pour tout le fichier.'

async function tryKind<Draft extends ItemDraft, Item extends object>(
  db: Database,
  editor: Editor,
  drafting: ItemDrafting<Draft, Item>,
  rows: ImportRow[],
  {
    known,
    options,
    isPublished,
  }: { known: KnownLabels; options: ImportOptions; isPublished: boolean },
): Promise<RowVerdict[]> {
  const find = await findItems(db, editor, drafting, rows, known)
  const judged = await judgeRows(drafting, rows, { find, known, options })
  const slugs = await slugsOfNew(db, drafting, judged)
  return judged.map((one) =>
    verdictOf(drafting, one, { freeSlug: slugs.get(one.row.ligne), isPublished }),
  )
}

function verdictOf<Draft extends ItemDraft, Item extends object>(
  drafting: ItemDrafting<Draft, Item>,
  judged: JudgedRow<Draft>,
  { freeSlug, isPublished }: { freeSlug: string | undefined; isPublished: boolean },
): RowVerdict {
  const { kind } = drafting
  const { verdict, row, titre } = judged
  const head = { ligne: row.ligne, titre, kind }
  if (verdict === 'refuse') return { ...head, verdict, refus: judged.refus }
  if (verdict === 'nouveau') {
    const draft = { ...judged.draft, slug: freeSlug ?? judged.draft.slug }
    const ready = readiness(drafting, draft)
    const publique = isPublished && ready.manques.length === 0
    return { ...head, verdict, slug: draft.slug, ...ready, publique }
  }
  const { id, version, copie, slug, statut } = judged.item
  const found = { ...head, vue: { id, version, copie }, slug }
  if (verdict === 'identique') return { ...found, verdict }
  const differences = judged.champs.map((champ) =>
    difference(kind, champ, judged.item.draft, judged.draft),
  )
  return { ...found, verdict, publique: statut === 'valide', differences }
}

/** The slugs of new items whose rows give none, by their rows. */
export async function slugsOfNew<Draft extends ItemDraft, Item extends object>(
  db: Database,
  { kind, titleOf }: ItemDrafting<Draft, Item>,
  judged: readonly JudgedRow<Draft>[],
): Promise<Map<number, string>> {
  const unnamed = judged.flatMap((one) =>
    one.verdict === 'nouveau' && one.draft.slug === ''
      ? [{ ligne: one.row.ligne, titre: titleOf(one.draft) }]
      : [],
  )
  const slugs = await freeSlugs(
    db,
    kind,
    unnamed.map(({ titre }) => titre),
  )
  return new Map(unnamed.map(({ ligne }, index) => [ligne, slugs[index] ?? '']))
}

const missingWords: Record<string, string> = {
  description: 'la description',
  categories: 'la catégorie',
  prompt: 'le texte',
  url_destination: 'l’URL de destination',
}

function readiness<Draft extends ItemDraft, Item extends object>(
  { inputSchema, candidateOf }: ItemDrafting<Draft, Item>,
  draft: Draft,
): { manques: string[]; variables: number } {
  const checked = inputSchema.safeParse(candidateOf(draft))
  const names = new Set(checked.error?.issues.map(({ path: [name] }) => String(name)))
  const { prompt } = textSchema.parse(draft)
  return {
    manques: [...names].map((name) => missingWords[name] ?? name),
    variables: bracketNames(prompt).length,
  }
}

const textSchema = z.looseObject({ prompt: z.string().default('') })

const excerptLength = 300
const contextLength = 60

function difference(
  kind: 'prompt' | 'gpt',
  champ: ImportField,
  former: object,
  next: object,
): FieldDifference {
  const name = itemField(kind, champ)
  const avant = valueText(former, name)
  const apres = valueText(next, name)
  let start = 0
  while (start < avant.length && avant[start] === apres[start]) start += 1
  const from = start <= contextLength ? 0 : start - contextLength
  return { champ, avant: excerpt(avant, from), apres: excerpt(apres, from) }
}

function valueText(fields: object, name: string): string {
  const value = new Map<string, unknown>(Object.entries(fields)).get(name)
  if (typeof value === 'string') return value
  const isList = Array.isArray(value) && value.every((one) => typeof one === 'string')
  return isList ? value.join(', ') : JSON.stringify(value, null, 1)
}

const excerpt = (text: string, from: number): string => {
  const end = from + excerptLength
  const middle = text.slice(from, end).toWellFormed()
  return `${from > 0 ? '…' : ''}${middle}${text.length > end ? '…' : ''}`
}
