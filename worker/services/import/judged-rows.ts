import { beginningOf, checkedFields, itemField } from '#shared/import/checked-fields.ts'
import { type ImportField, importFields } from '#shared/import/import-fields.ts'
import type { ImportRow } from '#shared/import/import-row.ts'
import type { ImportOptions } from '#shared/import/mapping.ts'
import type { RowRefusal } from '#shared/import/verdict.ts'
import { isSame } from '#shared/items/draft-edits.ts'
import type { ItemDraft, ItemDrafting } from '#shared/items/item-drafting.ts'
import { exempleSchema } from '#shared/items/sections/exemple.ts'
import { hasVisibleText } from '#shared/text/control-characters.ts'
import { findAppError } from '#worker/runtime/errors.ts'
import { acceptedTree } from '#worker/services/editing/item-storage.ts'
import { asKnown, type KnownLabels } from '#worker/services/editing/known-labels.ts'

import type { Finder, FoundItem } from './found-items.ts'

/** What is to be done with a row, by what there is. */
export type JudgedRow<Draft> = { row: ImportRow; titre: string } & (
  | { verdict: 'refuse'; refus: RowRefusal[] }
  /** Its slug is empty where the row gives none. */
  | { verdict: 'nouveau'; draft: Draft }
  | { verdict: 'modifie'; item: FoundItem<Draft>; draft: Draft; champs: ImportField[] }
  | { verdict: 'identique'; item: FoundItem<Draft> }
)

/** What rows are judged by. */
export type Judging<Draft> = { find: Finder<Draft>; known: KnownLabels; options: ImportOptions }

/** Judges rows one by one; between two of them the isolate may answer other requests. */
export async function judgeRows<Draft extends ItemDraft, Item extends object>(
  drafting: ItemDrafting<Draft, Item>,
  rows: readonly ImportRow[],
  judging: Judging<Draft>,
): Promise<JudgedRow<Draft>[]> {
  const judged = []
  for (const row of rows) {
    judged.push(judgeRow(drafting, row, judging))
    // oxlint-disable-next-line no-await-in-loop -- gives way to others
    await new Promise((resume) => setTimeout(resume))
  }
  return judged
}

/** Judges a row: what is mapped alone is compared with the item that it is about. */
function judgeRow<Draft extends ItemDraft, Item extends object>(
  drafting: ItemDrafting<Draft, Item>,
  row: ImportRow,
  { find, known, options }: Judging<Draft>,
): JudgedRow<Draft> {
  const { kind } = drafting
  const titre = shownTitle(row)
  const refused = (refus: RowRefusal[]) => ({ row, titre, verdict: 'refuse' as const, refus })
  const refusedAt = (champ: ImportField, raison: string) =>
    refused([{ champ, raison, valeur: beginningOf(row.champs[champ] ?? '') }])
  if (row.faute !== null) return refused([{ champ: 'titre', raison: row.faute, valeur: '' }])
  if (row.doublon !== null) {
    return refusedAt(
      'titre',
      `Même fiche que la ligne ${row.doublon}\u00a0: gardez l’une des deux.`,
    )
  }
  const { valeurs, refus } = checkedFields(kind, row.champs)
  const labelled = withLabels(valeurs, known)
  const further = [...refus, ...labelled.refus, ...markdownRefusals(valeurs)]
  if (further.length > 0) return refused(further)
  const item = find(row)
  if (item === 'several') {
    return refusedAt('titre', 'Plusieurs fiches ont ce titre\u00a0: donnez le slug de celle-ci.')
  }
  if (item && !item.estAtteinte) {
    return refusedAt('titre', 'Cette fiche existe déjà, et elle n’est pas à vous.')
  }
  const given = drafting.draftOf({ ...drafting.emptyItem, ...labelled.valeurs })
  if (item) {
    const champs = importFields.filter((champ) => {
      const name = itemField(kind, champ)
      return name in labelled.valeurs && !isAsShown(item, name, valueAt(given, name))
    })
    if (champs.length === 0) return { row, titre, verdict: 'identique', item }
    const changes = champs.map((champ) => {
      const name = itemField(kind, champ)
      return [name, valueAt(given, name)]
    })
    const draft = { ...item.draft, ...Object.fromEntries(changes) }
    return { row, titre, verdict: 'modifie', item, draft, champs }
  }
  if (!hasVisibleText(drafting.titleOf(given))) return refusedAt('titre', 'Titre\u00a0: vide.')
  return newRow(drafting, row, given, { known, options, refusedAt })
}

/** Whether a field says what the item has; exports name the site's assistant where the item has none. */
function isAsShown(item: FoundItem<object>, name: string, given: unknown): boolean {
  const stored = valueAt(item.draft, name)
  return isSame(stored, given) || (name === 'ia' && stored === '' && given === item.ia)
}

type Making = Pick<Judging<unknown>, 'known' | 'options'> & {
  refusedAt: (champ: ImportField, raison: string) => JudgedRow<never>
}

/** What a new item gets that its row does not say. */
function newRow<Draft extends ItemDraft, Item extends object>(
  { kind }: ItemDrafting<Draft, Item>,
  row: ImportRow,
  given: Draft,
  { known, options, refusedAt }: Making,
): JudgedRow<Draft> {
  const { categorie, description, statut } = options
  const filed =
    given.categories.length > 0 || categorie === null
      ? given
      : asKnown(known, { ...given, categories: [categorie] })
  const unknown = filed.categories.find((name) => !known.categories.includes(name))
  if (unknown !== undefined) return refusedAt('categories', noCategory(unknown))
  const text = valueAt(filed, kind === 'prompt' ? 'prompt' : 'role')
  const isDescribed = description === 'vide' || valueAt(filed, 'description') !== ''
  const described =
    isDescribed || typeof text !== 'string' ? filed : { ...filed, description: openingOf(text) }
  return {
    row,
    titre: shownTitle(row),
    verdict: 'nouveau',
    draft: { ...described, statut },
  }
}

const valueAt = (fields: object, name: string): unknown =>
  new Map<string, unknown>(Object.entries(fields)).get(name)

const shownTitle = ({ ligne, champs: { titre, slug } }: ImportRow): string =>
  [titre, slug].filter((one) => typeof one === 'string').find(hasVisibleText) ?? `Ligne ${ligne}`

/** Values with their labels as they are known; a category that there is not is refused. */
function withLabels(
  valeurs: Record<string, unknown>,
  known: KnownLabels,
): { valeurs: Record<string, unknown>; refus: RowRefusal[] } {
  const { categories, tags } = asKnown(known, {
    categories: labelsOf(valeurs['categories']),
    tags: labelsOf(valeurs['tags']),
  })
  const unknown = categories.filter((name) => !known.categories.includes(name))
  return {
    valeurs: {
      ...valeurs,
      ...('categories' in valeurs ? { categories } : {}),
      ...('tags' in valeurs ? { tags } : {}),
    },
    refus: unknown.map((name) => ({
      champ: 'categories',
      raison: noCategory(name),
      valeur: name,
    })),
  }
}

const labelsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

const noCategory = (name: string) =>
  `La catégorie «\u00a0${name}\u00a0» n’existe pas\u00a0: créez-la d’abord sous «\u00a0Catégories\u00a0».`

/** What of the markdown of a row could not be shown. */
function markdownRefusals({ description, exemple }: Record<string, unknown>): RowRefusal[] {
  const { data } = exempleSchema.safeParse(exemple)
  return [...refusalOf('description', description), ...refusalOf('exemple', data?.resultat)]
}

function refusalOf(champ: ImportField, markdown: unknown): RowRefusal[] {
  if (typeof markdown !== 'string' || markdown === '') return []
  try {
    acceptedTree(markdown)
    return []
  } catch (error) {
    const refusal = findAppError(error)
    if (!refusal) throw error
    return [{ champ, raison: refusal.message, valeur: beginningOf(markdown) }]
  }
}

const openingLength = 220

/** How a text begins, on one line and between two words. */
function openingOf(text: string): string {
  const line = text
    .slice(0, openingLength * 4)
    .replaceAll(/[#*`>\s]+/g, ' ')
    .trim()
    .toWellFormed()
  if (line.length <= openingLength) return line
  const cut = line.slice(0, openingLength)
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || openingLength).trim()}…`
}
