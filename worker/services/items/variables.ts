import { asc } from 'drizzle-orm'

import { variables } from '#drizzle/schema/index.ts'
import { type KnownVariable, maxVariables } from '#shared/variables/known-variable.ts'
import type { Database } from '#worker/database/db.ts'

/** The vocabulary of variables, by key. */
export const listVariables = (db: Database): Promise<KnownVariable[]> =>
  db.select().from(variables).orderBy(asc(variables.cle)).limit(maxVariables)
