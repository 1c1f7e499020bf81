import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

import { casUsageSchema, readCasUsage } from '#shared/items/sections/cas-usage.ts'
import { faqSchema, readFaq } from '#shared/items/sections/faq.ts'
import { limitationsSchema, readLimitations } from '#shared/items/sections/limitations.ts'
import { readWorkflow, workflowSchema } from '#shared/items/sections/workflow.ts'
import { isMarkdownTree, type MarkdownTree } from '#shared/text/markdown-tree.ts'

import { json } from './columns/columns.ts'
import { contentColumns, searchColumn } from './columns/content-columns.ts'

/** GPTs. The public reads are by slug, and lists of `valide` in two orders. */
export const gpts = sqliteTable(
  'gpts',
  {
    ...contentColumns(),
    nom: text().notNull(),
    /** The markdown description as one line of plain text, for cards. */
    description_texte: text().notNull(),
    role: text(),
    url_destination: text().notNull(),
    /** Pinned first wherever the default ranking applies. */
    epingle: integer({ mode: 'boolean' }).notNull().default(false),
    cas_usage: json({ write: (value) => casUsageSchema.parse(value), read: readCasUsage })
      .notNull()
      .default([]),
    workflow: json({ write: (value) => workflowSchema.parse(value), read: readWorkflow })
      .notNull()
      .default([]),
    limitations: json({ write: (value) => limitationsSchema.parse(value), read: readLimitations })
      .notNull()
      .default([]),
    faq: json({ write: (value) => faqSchema.parse(value), read: readFaq })
      .notNull()
      .default([]),
    recherche: searchColumn(),
    /** The number under which the tree was made; what has another is parsed when it is read. */
    description_format: integer().notNull(),
    /** What the markdown description shows, made at every write. */
    description_arbre: json<MarkdownTree | null>({
      write: (tree) => tree,
      read: (stored) => (isMarkdownTree(stored) ? stored : null),
    }).notNull(),
  },
  (table) => [
    uniqueIndex('gpts_cote').on(table.cote_code, table.cote_rang),
    index('gpts_by_creation').on(table.statut, table.date_creation),
    index('gpts_by_modification').on(table.statut, table.date_modification),
    index('gpts_by_score').on(table.statut, table.score, table.date_creation),
    index('gpts_by_assistant').on(table.statut, table.ia),
    index('gpts_by_completeness').on(table.completude, table.date_creation),
    index('gpts_by_author')
      .on(table.cree_par, table.statut)
      .where(sql`${table.cree_par} is not null`),
  ],
)
