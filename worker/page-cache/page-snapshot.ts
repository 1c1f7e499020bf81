import { visitorStorage } from '#worker/runtime/visitor-storage.ts'

/** What the platform gives an object: storage of its own, here as SQL. */
type ObjectState = {
  storage: {
    sql: {
      exec: (
        statement: string,
        ...values: (string | number | ArrayBuffer)[]
      ) => { toArray: () => Record<string, unknown>[] }
    }
  }
}

/** How often the surplus is counted: at every so many copies. */
const pruneEvery = 200

/**
 * A Durable Object with the last good copy of every page that was rendered anywhere, for data centres
 * that have none of their own when the database is down: those rendered last, as many as
 * there is room for. Bodies are kept as they come,
 * compressed.
 */
export class PageSnapshot {
  readonly #sql: ObjectState['storage']['sql']
  #puts = 0

  constructor({ storage }: ObjectState) {
    this.#sql = storage.sql
    this.#sql.exec(
      'CREATE TABLE IF NOT EXISTS copies (address TEXT PRIMARY KEY, details TEXT NOT NULL, body BLOB NOT NULL, stored_at INTEGER NOT NULL) WITHOUT ROWID',
    )
    this.#sql.exec('CREATE INDEX IF NOT EXISTS copies_stored ON copies (stored_at)')
    this.#sql.exec('CREATE TABLE IF NOT EXISTS withdrawals (withdrawn INTEGER PRIMARY KEY)')
  }

  /** `GET` gives a copy, `PUT` keeps one; both by their `address` parameter. */
  async fetch(request: Request): Promise<Response> {
    const { searchParams } = new URL(request.url)
    const address = searchParams.get('address') ?? ''
    if (request.method === 'GET') return this.#find(address)
    this.#noteWithdrawn(Number(searchParams.get('withdrawn')))
    const details = searchParams.get('details')
    if (details !== null) this.#keep(address, details, await request.arrayBuffer())
    return new Response(null, { status: 204 })
  }

  #find(address: string): Response {
    const [copy] = this.#sql
      .exec('SELECT details, body FROM copies WHERE address = ?', address)
      .toArray()
    if (!copy) return new Response(null, { status: 404 })
    const [withdrawals] = this.#sql.exec('SELECT max(withdrawn) AS last FROM withdrawals').toArray()
    // As this class wrote it.
    const body = copy.body as ArrayBuffer
    return new Response(body, {
      headers: {
        'x-details': String(copy.details),
        'x-withdrawn': String(Number(withdrawals?.last ?? 0)),
      },
    })
  }

  #keep(address: string, details: string, body: ArrayBuffer): void {
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
      visitorStorage.snapshot.copies,
    )
  }

  #noteWithdrawn(withdrawn: number): void {
    this.#sql.exec('INSERT OR IGNORE INTO withdrawals VALUES (?)', withdrawn)
    this.#sql.exec(
      'DELETE FROM withdrawals WHERE withdrawn < (SELECT max(withdrawn) FROM withdrawals)',
    )
  }
}
