import { and, eq, sql } from 'drizzle-orm'

import { gptDerivedValues } from '#drizzle/derived/content-values.ts'
import { gpts } from '#drizzle/schema/index.ts'
import { adminPageSize, type ContentPage, type GptTri } from '#shared/admin/content-list.ts'
import { checkGpt, filledSections } from '#shared/admin/item-check.ts'
import { formatCote } from '#shared/items/cote.ts'
import { type GptInput, gptInputSchema } from '#shared/items/gpt.ts'
import type { GenericSection } from '#shared/items/sections/generic-section.ts'
import { type Statut, statutSchema } from '#shared/items/statut.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { type Editor, isReached } from '#worker/services/access/rights.ts'
import { renameStatements, takeSlugStatement } from '#worker/services/items/former-slugs.ts'
import { logRowsStatement } from '#worker/services/journal/admin-logs.ts'

import { acceptedTree } from './accepted-tree.ts'
import {
  type ContentQuery,
  countByStatut,
  firstCategory,
  pageOf,
  sortedTitle,
} from './admin-content-list.ts'
import {
  absent,
  asSlugConflict,
  type AtVersion,
  firstStatut,
  keptRankSql,
  leaveFormerSlug,
  nextRankSql,
  writeEdit,
} from './admin-content.ts'
import { gptScoreSql, nameNotIn } from './consultant-bonus.ts'
import { copyTitle, freeCopySlug } from './item-copy.ts'

const rowColumns = {
  id: gpts.id,
  slug: gpts.slug,
  nom: gpts.nom,
  statut: gpts.statut,
  ia: gpts.ia,
  categories: gpts.categories,
  date_creation: gpts.date_creation,
  date_modification: gpts.date_modification,
  version: gpts.version,
  epingle: gpts.epingle,
}

/** What tells what is to mend, read for the rows of a page alone. */
const checkedColumns = {
  description: gpts.description,
  role: gpts.role,
  tags: gpts.tags,
  cas_usage: gpts.cas_usage,
  workflow: gpts.workflow,
  limitations: gpts.limitations,
  faq: gpts.faq,
  requetes_seo: gpts.requetes_seo,
}

type GptRow = Pick<typeof gpts.$inferSelect, keyof typeof rowColumns> & {
  sectionsRemplies: number
  /** What is to mend, in words; empty when nothing is. */
  manques: string[]
  score: number
}

/** How many sections are the GPT's own, not the generic ones. */
const sectionsFilled = sql`(${gpts.cas_usage} <> '[]') + (${gpts.workflow} <> '[]') + (${gpts.limitations} <> '[]') + (${gpts.faq} <> '[]') + (${gpts.requetes_seo} is not null)`

const sortColumns = {
  date_creation: [gpts.date_creation],
  date_modification: [gpts.date_modification],
  nom: [sortedTitle('gpt')],
  ia: [gpts.ia, gpts.date_creation],
  statut: [gpts.statut, gpts.date_creation],
  categories: [firstCategory('gpt'), gpts.date_creation],
  sections: [sectionsFilled, gpts.date_creation],
}

/** A page of the table of GPTs, of any status, in one database request. */
export async function listGpts(
  db: Database,
  editor: Editor,
  { tri, ...query }: ContentQuery & { tri: GptTri },
): Promise<ContentPage<GptRow>> {
  const { isShown, order } = pageOf('gpt', editor, query, sortColumns[tri])
  const [rows, totals] = await Promise.all([
    db
      .select({ ...rowColumns, ...checkedColumns })
      .from(gpts)
      .where(isShown)
      .orderBy(...order),
    countByStatut(db, 'gpt', editor, query),
  ])
  return { items: rows.map(toRow), page: query.page, pageSize: adminPageSize, ...totals }
}

type ReadRow = Pick<typeof gpts.$inferSelect, keyof typeof rowColumns | keyof typeof checkedColumns>

function toRow(read: ReadRow): GptRow {
  const { description, role, tags, cas_usage, workflow, ...others } = read
  const { limitations, faq, requetes_seo, ...row } = others
  const { manques, score } = checkGpt(read)
  const messages = manques.map(({ message }) => message)
  return { ...row, sectionsRemplies: filledSections(read), manques: messages, score }
}

/** A GPT as its editor needs it, of any status. */
export async function getGptToEdit(db: Database, editor: Editor, id: string) {
  const [row] = await db
    .select()
    .from(gpts)
    .where(and(eq(gpts.id, id), isReached('gpt', editor)))
  if (!row) throw absent('gpt')
  const { version, statut, date_creation, date_modification, cote_code, cote_rang } = row
  const cote = formatCote(cote_code, 'gpt', cote_rang)
  return { id, version, statut, date_creation, date_modification, cote, item: toInput(row) }
}

/**
 * Writes a new GPT, with its row in the journal. Gives the status that it begins with, which may be
 * another than was asked for.
 */
export async function createGpt(
  db: Database,
  editor: Editor,
  item: GptInput,
  details: Record<string, unknown> = {},
): Promise<{ id: string; version: number; slug: string; statut: Statut }> {
  const id = crypto.randomUUID()
  const at = editor.now.toISOString()
  const derived = derivedValues(item)
  const { slug } = item
  try {
    const results = await writeBatch(db, [
      leaveFormerSlug(editor, { kind: 'gpt', slug }),
      takeSlugStatement(db, { kind: 'gpt', slug }),
      db.insert(gpts).values({
        ...item,
        ...derived,
        id,
        statut: firstStatut(editor, item.statut),
        cote_rang: nextRankSql('gpt', derived.cote_code),
        date_creation: at,
        date_modification: at,
        cree_par: editor.userId,
      }),
      logRowsStatement(editor, {
        action: 'gpt.create',
        table: 'gpts',
        recordId: gpts.id,
        rows: sql`${gpts} where ${gpts.id} = ${id}`,
        details: { ...details, slug },
        rowDetails: { statut: gpts.statut },
      }),
      db.select({ statut: gpts.statut }).from(gpts).where(eq(gpts.id, id)),
    ])
    return { id, version: 1, slug, statut: statutSchema.parse(results.at(-1)?.rows[0]?.['statut']) }
  } catch (error) {
    throw asSlugConflict('gpt', error)
  }
}

type GptEdit = AtVersion & { item: GptInput; raison?: string | undefined }

/** Saves a GPT. */
export function updateGpt(
  db: Database,
  editor: Editor,
  { id, version, item, raison }: GptEdit,
): Promise<{ version: number }> {
  const derived = derivedValues(item)
  const { slug, statut } = item
  return writeEdit(db, editor, {
    kind: 'gpt',
    id,
    version,
    slug,
    statut,
    details: { slug, statut, raison },
    statements: [
      ...renameStatements(db, { kind: 'gpt', id, slug }),
      db
        .update(gpts)
        .set({
          ...item,
          ...derived,
          cote_rang: keptRankSql('gpt', derived.cote_code),
          date_modification: editor.now.toISOString(),
        })
        .where(eq(gpts.id, id)),
    ],
  })
}

/** Saves the five sections alone. */
export function setGptSections(
  db: Database,
  editor: Editor,
  { id, version, sections }: AtVersion & { sections: Pick<GptInput, GenericSection> },
): Promise<{ version: number }> {
  return writeEdit(db, editor, {
    kind: 'gpt',
    id,
    version,
    details: { champs: Object.keys(sections) },
    statements: [
      db
        .update(gpts)
        .set({ ...sections, date_modification: editor.now.toISOString() })
        .where(eq(gpts.id, id)),
    ],
  })
}

/** Writes a copy of a GPT as a draft, under an address of its own, not pinned. */
export async function duplicateGpt(
  db: Database,
  editor: Editor,
  id: string,
): Promise<{ id: string }> {
  const { item } = await getGptToEdit(db, editor, id)
  const slug = await freeCopySlug(db, 'gpt', item.slug)
  const nom = copyTitle(item.nom)
  const copy: GptInput = { ...item, slug, nom, statut: 'brouillon', epingle: false }
  const created = await createGpt(db, editor, copy, { copie_de: id })
  return { id: created.id }
}

function derivedValues(item: GptInput) {
  const tree = acceptedTree(item.description)
  return { ...gptDerivedValues(item, nameNotIn(item.nom), tree), score: gptScoreSql(item) }
}

/** The fields that are written; the others follow from them or are the server's. */
function toInput(row: typeof gpts.$inferSelect): GptInput {
  const fields = Object.keys(gptInputSchema.shape) as (keyof GptInput)[]
  // The compiler does not follow the names through the list.
  return Object.fromEntries(fields.map((field) => [field, row[field]])) as GptInput
}
