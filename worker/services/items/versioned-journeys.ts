import { listPublicJourneys } from './journeys.ts'
import { readVariables, type VersionedReader } from './variables.ts'

/** The published journeys, read once for each content version. */
export const readJourneys = (reader: VersionedReader) =>
  reader.versioned('journeys', () => listPublicJourneys(reader.db, readVariables(reader)))
