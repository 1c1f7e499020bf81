import { z } from 'zod'

import type { Database } from '#worker/database/db.ts'

import type { StoredRow } from './id-places.ts'

/** An id that the database holds somewhere. */
export type StoredId = {
  id: string
  /** The columns that hold it. */
  homes: ReadonlySet<string>
  /** Its own first. */
  rows: readonly StoredRow[]
  /** Others that stand beside it in a row; not those of people, who stand beside everything. */
  related: readonly string[]
  /** What is stored about it and about those: the same for two ids of one state. */
  state: string
}

export type Row = { table: string; values: StoredRow }

/** An item stands in some twenty rows. */
const mostRows = 40

/** Every id that any table holds, so that a new table needs no word here. */
export function storedIds(rows: readonly Row[]): StoredId[] {
  const byId = new Map<string, Row[]>()
  for (const row of rows) {
    for (const id of new Set(idsOf(row))) byId.set(id, [...(byId.get(id) ?? []), row])
  }
  const telling = tellingColumns(rows)
  const described = new Map(
    [...byId].map(([id, own]) => [id, sorted(own.map((row) => describe(id, row, telling)))]),
  )
  const isEverywhere = (id: string) => (byId.get(id)?.length ?? 0) > mostRows
  return Array.from(byId, ([id, own]) => {
    const others = new Set(own.flatMap(idsOf))
    const related = [...others].filter((other) => other !== id && !isEverywhere(other))
    const beside = sorted(related.map((other) => described.get(other) ?? ''))
    return {
      id,
      homes: new Set(own.flatMap((row) => columnsOf(id, row))),
      rows: own.map(({ values }) => values).toSorted((row) => (row['id'] === id ? -1 : 0)),
      related,
      state: `${described.get(id)} beside ${beside}`,
    }
  })
}

/** Every row there is. */
export async function readRows(db: Database): Promise<Row[]> {
  const [tables] = await db.client.read([
    {
      sql: "select name from sqlite_master where type = 'table' and sql not like '%VIRTUAL%' and name not like 'sqlite%' and name not like 'libsql%' and name not like 'search%'",
      args: [],
    },
  ])
  const names = (tables?.rows ?? []).map((row) => z.string().parse(row[0]))
  const contents = await db.client.read(
    names.map((name) => ({ sql: `select * from "${name}"`, args: [] })),
  )
  return contents.flatMap(({ columns, rows }, place) =>
    rows.map((row) => ({
      table: names[place] ?? '',
      values: Object.fromEntries(columns.map((column, index) => [column, row[index]])),
    })),
  )
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)

const idsOf = ({ values }: Row): string[] => Object.values(values).filter(isId)

/** The columns of a row that hold a value, with the kind of what the row is about, where it says so. */
export function columnsOf(value: unknown, { table, values }: Row): string[] {
  const kind = z
    .string()
    .catch('')
    .parse(values['kind'] ?? values['table_name'])
  return Object.keys(values).flatMap((column) =>
    values[column] === value ? [`${table}.${column} ${kind}`] : [],
  )
}

const sorted = (texts: string[]) => [...new Set(texts)].toSorted().join('; ')

/** Of few different values: they say in which state a row is. */
function tellingColumns(rows: readonly Row[]): ReadonlySet<string> {
  const values = new Map<string, Set<unknown>>()
  for (const { table, values: row } of rows) {
    for (const [column, value] of Object.entries(row)) {
      const name = `${table}.${column}`
      values.set(name, (values.get(name) ?? new Set()).add(isId(value) ? 'id' : value))
    }
  }
  const few = [...values].filter(
    ([, different]) =>
      different.size <= 8 && [...different].every((one) => String(one).length < 30),
  )
  return new Set(few.map(([name]) => name))
}

function describe(id: string, { table, values }: Row, telling: ReadonlySet<string>): string {
  const said = Object.entries(values).flatMap(([column, value]) => {
    if (value === id) return [column]
    return telling.has(`${table}.${column}`) && !isId(value) ? [`${column}=${String(value)}`] : []
  })
  return `${table}(${said.join()})`
}
