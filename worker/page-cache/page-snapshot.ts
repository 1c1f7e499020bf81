import { DurableObject, type ObjectState } from 'cloudflare:workers'

import { storageBounds } from '#worker/runtime/storage-bounds.ts'

/** A copy as it is stored: what is known of it (`writeDetails`), and its bytes in gzip. */
export type StoredCopy = { details: string; body: ArrayBuffer }

/** How often the surplus is counted: at every so many copies. */
const pruneEvery = 200

/**
 * A Durable Object with the last good copy of every page that was rendered anywhere, for data centres
 * that have none of their own when the database is down: those rendered last, as many as
 * there is room for.
 */
export class PageSnapshot extends DurableObject {
  readonly #sql = this.ctx.storage.sql
  #puts = 0

  constructor(state: ObjectState, bindings: unknown) {
    super(state, bindings)
    this.#sql.exec(
      'CREATE TABLE IF NOT EXISTS copies (address TEXT PRIMARY KEY, details TEXT NOT NULL, body BLOB NOT NULL, stored_at INTEGER NOT NULL) WITHOUT ROWID',
    )
    this.#sql.exec('CREATE INDEX IF NOT EXISTS copies_stored ON copies (stored_at)')
    this.#sql.exec('CREATE TABLE IF NOT EXISTS withdrawals (withdrawn INTEGER PRIMARY KEY)')
  }

  /** The copy under an address, and the version of the last withdrawal. */
  find(address: string): (StoredCopy & { withdrawn: number }) | null {
    const [copy] = this.#sql
      .exec('SELECT details, body FROM copies WHERE address = ?', address)
      .toArray()
    if (!copy) return null
    const [withdrawals] = this.#sql.exec('SELECT max(withdrawn) AS last FROM withdrawals').toArray()
    return {
      details: String(copy.details),
      // As this class wrote it.
      body: copy.body as ArrayBuffer,
      withdrawn: Number(withdrawals?.last ?? 0),
    }
  }

  /** Stores a copy, and the last withdrawal that its renderer knew of. */
  keep(address: string, { details, body }: StoredCopy, withdrawn: number): void {
    this.recordPurge(withdrawn)
    this.#sql.exec(
      'INSERT OR REPLACE INTO copies VALUES (?, ?, ?, ?)',
      address,
      details,
      body,
      Date.now(),
    )
    this.#puts += 1
    if (this.#puts % pruneEvery !== 0) return
    this.#sql.exec(
      'DELETE FROM copies WHERE address IN (SELECT address FROM copies ORDER BY stored_at DESC LIMIT -1 OFFSET ?)',
      storageBounds.snapshot.copies,
    )
  }

  /** Copies older than this version may not be shown again. */
  recordPurge(withdrawn: number): void {
    this.#sql.exec('INSERT OR IGNORE INTO withdrawals VALUES (?)', withdrawn)
    this.#sql.exec(
      'DELETE FROM withdrawals WHERE withdrawn < (SELECT max(withdrawn) FROM withdrawals)',
    )
  }
}
