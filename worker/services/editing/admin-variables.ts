import { asc, count, countDistinct, desc, eq, getTableColumns, sql } from 'drizzle-orm'

import { promptVariables, variables } from '#drizzle/schema/index.ts'
import type { AdminAction } from '#shared/admin/admin-log.ts'
import {
  type KnownVariable,
  maxAliases,
  maxVariables,
  mergedVariable,
  namesOf,
  type UsedVariable,
} from '#shared/variables/known-variable.ts'
import type { Database } from '#worker/database/db.ts'
import { type Statement, writeBatch } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import { listVariables } from '#worker/services/items/variables.ts'
import { type Actor, logStatement } from '#worker/services/journal/admin-logs.ts'
import { type ReadRow, writeUnchanged } from '#worker/services/journal/unchanged-rows.ts'
import { failUnless, failWhenFull, isGuardFailure } from '#worker/services/journal/write-guard.ts'

const maxForeignNames = 100

/** Each alias of a variable as a row, for a `from`. */
const aliases = sql`json_each(iif(json_valid(${variables.alias}), ${variables.alias}, '[]'))`

/** The vocabulary of variables, the most used first. */
export function listUsedVariables(db: Database): Promise<UsedVariable[]> {
  const { cle } = variables
  const prompts =
    sql<number>`(select ${countDistinct(promptVariables.prompt_id)} from ${promptVariables}
    where ${promptVariables.nom} in (select ${cle} union all select value from ${aliases}))`.as(
      'prompts',
    )
  return db
    .select({ ...getTableColumns(variables), prompts })
    .from(variables)
    .orderBy(desc(prompts), asc(cle))
    .limit(maxVariables)
}

/** The names that prompts have between brackets and no variable has, the most used first. */
export function listForeignNames(db: Database): Promise<{ nom: string; prompts: number }[]> {
  const { nom } = promptVariables
  const prompts = count()
  return db
    .select({ nom, prompts })
    .from(promptVariables)
    .where(sql`${nom} not in (${knownNames})`)
    .groupBy(nom)
    .orderBy(desc(prompts), asc(nom))
    .limit(maxForeignNames)
}

const knownNames = sql`select ${variables.cle} from ${variables}
  union select value from ${variables}, ${aliases}`

/** Adds a variable. */
export const createVariable = (db: Database, actor: Actor, variable: KnownVariable) =>
  insertVariable(db, actor, 'variable.create', variable)

/** Brings a removed variable back as it was. */
export const restoreVariable = (db: Database, actor: Actor, variable: KnownVariable) =>
  insertVariable(db, actor, 'variable.restore', variable)

/** Replaces a variable, unless somebody else did since it was read. */
export function updateVariable(
  db: Database,
  actor: Actor,
  { lu, variable }: { lu: KnownVariable; variable: KnownVariable },
): Promise<void> {
  return withOwnNames(db, { written: [variable], replaced: variable.cle }, (guards) =>
    writeUnchanged(db, [readVariable(lu)], words, [
      ...guards,
      setVariable(db, variable),
      logVariable(db, actor, 'variable.update', variable),
    ]),
  )
}

/** Removes a variable, unless somebody changed it since it was read. Gives what brings it back. */
export async function removeVariable(
  db: Database,
  actor: Actor,
  lu: KnownVariable,
): Promise<KnownVariable> {
  await writeUnchanged(db, [readVariable(lu)], words, [
    db.delete(variables).where(eq(variables.cle, lu.cle)),
    logVariable(db, actor, 'variable.delete', lu),
  ])
  return lu
}

/** Two variables that became one: what each was, and what there is now. */
export type Merge = { retiree: KnownVariable; avant: KnownVariable; fusion: KnownVariable }

/**
 * Makes one variable of two: brackets that belonged to the first belong to the second. Gives what takes
 * it back.
 */
export async function mergeVariables(
  db: Database,
  actor: Actor,
  { de, vers }: { de: KnownVariable; vers: KnownVariable },
): Promise<Merge> {
  const fusion = mergedVariable(vers, de)
  if (fusion.alias.length > maxAliases) throw new AppError('CONFLICT', tooManyNames(vers))
  await writeUnchanged(db, [readVariable(de), readVariable(vers)], words, [
    db.delete(variables).where(eq(variables.cle, de.cle)),
    setVariable(db, fusion),
    logStatement(db, actor, {
      action: 'variable.merge',
      table: 'variables',
      recordId: de.cle,
      details: { vers: vers.cle, alias: fusion.alias, retiree: de },
    }),
  ])
  return { retiree: de, avant: vers, fusion }
}

/** Takes a merge back, unless somebody changed since what it made. */
export async function undoMerge(
  db: Database,
  actor: Actor,
  { retiree, avant, fusion }: Merge,
): Promise<void> {
  const names = { written: [retiree, avant], replaced: fusion.cle }
  await withOwnNames(db, names, (guards) =>
    writeUnchanged(db, [readVariable(fusion)], words, [
      failWhenFull(variables, maxVariables),
      ...guards,
      setVariable(db, avant),
      db.insert(variables).values(retiree),
      logVariable(db, actor, 'variable.update', avant),
      logVariable(db, actor, 'variable.restore', retiree),
    ]),
  )
}

const insertVariable = (
  db: Database,
  actor: Actor,
  action: 'variable.create' | 'variable.restore',
  variable: KnownVariable,
): Promise<void> =>
  withOwnNames(db, { written: [variable] }, async (guards) => {
    await writeBatch(db, [
      failWhenFull(variables, maxVariables),
      ...guards,
      db.insert(variables).values(variable),
      logVariable(db, actor, action, variable),
    ])
  })

/** Variables that are written; `replaced` is the key of what one of them stands in the place of. */
type Written = { written: KnownVariable[]; replaced?: string }

/**
 * Writes variables on the condition that no other has one of their names; else fails, with the label of
 * the one that has it.
 */
async function withOwnNames(
  db: Database,
  names: Written,
  write: (guards: Statement[]) => Promise<void>,
): Promise<void> {
  await refuseTakenNames(db, names)
  const { written, replaced = '' } = names
  const own = sql`(select value from json_each(${JSON.stringify(written.flatMap(namesOf))}))`
  const areFree = sql`not exists (select 1 from ${variables} where ${variables.cle} <> ${replaced}
    and (${variables.cle} in ${own} or exists (select 1 from ${aliases} where value in ${own})))`
  try {
    await write([failUnless(areFree, 'name')])
  } catch (error) {
    if (isGuardFailure(error, 'full')) throw new AppError('CONFLICT', fullMessage, { cause: error })
    if (!isGuardFailure(error, 'name')) throw error
    await refuseTakenNames(db, names)
    throw new AppError('CONFLICT', words.stale, { cause: error })
  }
}

async function refuseTakenNames(db: Database, { written, replaced }: Written): Promise<void> {
  const others = (await listVariables(db)).filter(({ cle }) => cle !== replaced)
  for (const variable of written) {
    for (const name of namesOf(variable)) {
      const holder = others.find((other) => namesOf(other).includes(name))
      if (holder) throw taken(name, holder, name === variable.cle ? 'cle' : 'alias')
    }
  }
}

function taken(name: string, holder: KnownVariable, field: 'cle' | 'alias'): AppError {
  const message = `«\u00a0${name}\u00a0» est déjà un nom de la variable «\u00a0${holder.libelle}\u00a0».`
  return new AppError('CONFLICT', message, { details: { fields: { [field]: [message] } } })
}

const words = {
  absent: 'Cette variable n’existe plus.',
  stale: 'Cette variable a été modifiée entre-temps. Rouvrez-la pour la voir.',
}

const fullMessage = `Le vocabulaire a ${maxVariables} variables, c’est le plus qu’il peut avoir. Supprimez-en une d’abord.`

const tooManyNames = ({ libelle }: KnownVariable) =>
  `«\u00a0${libelle}\u00a0» aurait plus de ${maxAliases} alias. Retirez d’abord ceux qui ne servent plus.`

const readVariable = (lu: KnownVariable): ReadRow => ({
  table: variables,
  isMeant: eq(variables.cle, lu.cle),
  columns: getTableColumns(variables),
  lu,
})

const setVariable = (db: Database, variable: KnownVariable) =>
  db.update(variables).set(variable).where(eq(variables.cle, variable.cle))

function logVariable(
  db: Database,
  actor: Actor,
  action: Exclude<Extract<AdminAction, `variable.${string}`>, 'variable.merge'>,
  { cle, ...details }: KnownVariable,
) {
  return logStatement(db, actor, { action, table: 'variables', recordId: cle, details })
}
