import { asc } from 'drizzle-orm'

import { variables } from '#drizzle/schema/index.ts'
import { type KnownVariable, maxVariables } from '#shared/variables/known-variable.ts'
import type { Database } from '#worker/database/db.ts'
import type { VersionedAnswers } from '#worker/page-cache/versioned-answers.ts'

/** The vocabulary of variables, by key. */
export const listVariables = (db: Database): Promise<KnownVariable[]> =>
  db.select().from(variables).orderBy(asc(variables.cle)).limit(maxVariables)

export type VersionedReader = { db: Database; versioned: VersionedAnswers }

/** The vocabulary of variables, read once for each content version. */
export const readVariables = ({ db, versioned }: VersionedReader) =>
  versioned('variables', () => listVariables(db))
