import type { InStatement, ResultSet } from '@libsql/client/web'
import { LibsqlError } from '@libsql/client/web'
import {
  BatchCond,
  HttpServerError,
  type HttpStream,
  type InStmt,
  openHttp,
  parseLibsqlUrl,
  ResponseError,
  type RowsResult,
} from '@libsql/hrana-client'

/** With so many questions within a second, an open connection is soon of use again. */
const busyQuestions = 10
const busyMs = 1000
/** The server closes by itself what nobody used for ten seconds. */
const keptMs = 9000
/** A server has only so many connections for all isolates: sqld 128, unless told otherwise. */
const maxKept = 4

export type Server = {
  url: string
  authToken: string | undefined
  fetch: (request: Request) => Promise<Response>
}

type Kept = { connection: HttpStream; usedAt: number }

/**
 * Reads on connections to a database of which an isolate keeps some open while it asks for many: to open
 * one takes the server longer than most questions. Else each is closed with its answer, since what
 * is open is taken from other isolates. An open connection holds no transaction between two questions.
 */
export function createOpenConnections(server: Server, clock: () => number = Date.now) {
  const kept: Kept[] = []
  const lastQuestions: number[] = []
  /** How many are in use that will be kept. */
  let lent = 0

  const isBusy = (now: number) => {
    lastQuestions.push(now)
    if (lastQuestions.length > busyQuestions) lastQuestions.shift()
    const [first = 0] = lastQuestions
    return lastQuestions.length === busyQuestions && now - first < busyMs
  }
  const takeKept = (now: number) => {
    // The last one used stands last: where it is too old, so are all.
    const last = kept.pop()
    if (!last || now - last.usedAt < keptMs) return last?.connection
    kept.length = 0
    return undefined
  }

  /** What statements that only read give, all of one state of the database. */
  return async function read(statements: InStatement[]): Promise<ResultSet[]> {
    const now = clock()
    const connection = takeKept(now)
    const isKept = isBusy(now) && lent + kept.length < maxKept
    const ask = async (asked: HttpStream) => {
      const results = await readOn(asked, statements, isKept)
      if (isKept) kept.push({ connection: asked, usedAt: clock() })
      return results
    }
    if (isKept) lent += 1
    try {
      if (!connection) return await ask(openConnection(server))
      return await ask(connection).catch((error: unknown) => {
        if (isClosed(error)) return ask(openConnection(server))
        throw error
      })
    } finally {
      if (isKept) lent -= 1
    }
  }
}

/** What failed is asked no more, not even to close: the server closes what it knows by itself. */
function openConnection({ url, authToken, fetch: send }: Server): HttpStream {
  let hasFailed = false
  const ask = async (request: Request) => {
    if (hasFailed) throw new Error('The connection failed before')
    hasFailed = true
    const response = await send(request)
    hasFailed = !response.ok
    return response
  }
  // Undefined for WebSockets, which the configuration refuses.
  const client = openHttp(parseLibsqlUrl(url).hranaHttpUrl ?? url, authToken, ask)
  client.intMode = 'number'
  return client.openStream()
}

async function readOn(
  connection: HttpStream,
  statements: InStatement[],
  isKept: boolean,
): Promise<ResultSet[]> {
  const batch = connection.batch(false)
  const beginning = batch.step()
  const begun = beginning.run('BEGIN TRANSACTION READONLY')
  let last = beginning
  const read = statements.map((statement) => {
    last = batch.step().condition(BatchCond.ok(last))
    return last.query(toHrana(statement))
  })
  const ended = batch.step().condition(BatchCond.ok(beginning)).run('COMMIT')
  const executed = batch.execute()
  if (!isKept) connection.closeGracefully()
  try {
    await executed
    const [results] = await Promise.all([Promise.all(read), begun, ended])
    return results.map(toResultSet)
  } catch (error) {
    // What the server says of a statement is told as the client tells it.
    if (!(error instanceof ResponseError) || isClosed(error)) throw error
    throw new LibsqlError(error.message, error.code ?? 'UNKNOWN', undefined, undefined, error)
  }
}

/** Whether the server knows an open connection no more: it took too long, or the server began anew. */
const isClosed = (error: unknown) =>
  error instanceof ResponseError
    ? error.code === 'STREAM_EXPIRED'
    : error instanceof HttpServerError && error.status === 400

function toHrana(statement: InStatement): InStmt {
  if (typeof statement === 'string') return statement
  return [statement.sql, statement.args ?? []]
}

function toResultSet(result: RowsResult | undefined): ResultSet {
  // None is left out unless one before it failed, which was thrown.
  if (!result) throw new Error('A statement was not executed')
  const { columnNames, columnDecltypes, rows, affectedRowCount, lastInsertRowid } = result
  const named = {
    columns: columnNames.map((name) => name ?? ''),
    columnTypes: columnDecltypes.map((type) => type ?? ''),
    rows,
    rowsAffected: affectedRowCount,
    lastInsertRowid,
  }
  return { ...named, toJSON: () => named }
}
