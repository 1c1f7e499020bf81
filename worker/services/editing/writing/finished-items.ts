import { type SQL, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { gpts, prompts, workingCopies } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { AppError } from '#worker/runtime/errors.ts'
import { failUnless } from '#worker/services/journal/write-guard.ts'

/** Fails a batch that would publish an unfinished item. */
export const noneIsUnfinished = (kind: ItemKind, items: SQL): SQL =>
  failUnless(
    sql`not exists (select 1 from ${contentTables[kind]} where ${items} and ${isUnfinished(kind)})`,
    'copie',
  )

/** True for an item without a text that publishing needs, or with a draft that its row does not hold. */
export function isUnfinished(kind: ItemKind): SQL {
  const table = contentTables[kind]
  const text = kind === 'prompt' ? prompts.prompt : gpts.url_destination
  const isEmpty = sql`(${table.description} = '' or ${text} = '' or ${table.categories} = '[]')`
  const hasDraft = sql`${table.id} in (select ${workingCopies.item_id} from ${workingCopies} where ${workingCopies.kind} = ${kind})`
  return sql`(${isEmpty} or ${table.statut} <> 'valide' and ${hasDraft})`
}

/** The failure to show for the publication of an unfinished item. */
export const unfinished = (cause: unknown) =>
  new AppError(
    'CONFLICT',
    'Une fiche incomplète, ou modifiée depuis son retrait, se publie depuis sa page\u00a0: ouvrez-la.',
    { cause },
  )
