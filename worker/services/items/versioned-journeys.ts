import type { Database } from '#worker/database/db.ts'
import type { VersionedAnswers } from '#worker/page-cache/versioned-answers.ts'

import { listPublicJourneys } from './journeys.ts'
import { listVariables } from './variables.ts'

type Reader = { db: Database; versioned: VersionedAnswers }

/** The vocabulary of variables, read once for each content version. */
export const readVariables = ({ db, versioned }: Reader) =>
  versioned('variables', () => listVariables(db))

/** The published journeys, read once for each content version. */
export const readJourneys = (reader: Reader) =>
  reader.versioned('journeys', () => listPublicJourneys(reader.db, readVariables(reader)))
