import type { Client, InStatement, ResultSet, TransactionMode } from '@libsql/client/web'

import { clientWith } from './client-with.ts'

/** Answers statements that only read, all of one state of the database. */
export type Read = (statements: InStatement[]) => Promise<ResultSet[]>

/** A client that reads in a way of its own; whatever else it does, it does as it did. */
export function readWith(read: Read, client: Client): Client {
  const batch = (statements: InStatement[], mode: TransactionMode) =>
    mode === 'read' ? read(statements) : client.batch(statements, mode)
  return clientWith(client, 'batch', batch)
}
