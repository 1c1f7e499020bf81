import { describe, expect, it } from 'vitest'

import { readMigrations } from '#drizzle/backup/tables/applied-migrations.ts'
import { schemaAfter } from '#drizzle/backup/tables/schema-at.ts'
import { exportedTables, leftOutReasons } from '#drizzle/export/exported-tables.ts'

const { kept, derived } = schemaAfter(await readMigrations())
const tables = [...kept, ...derived].filter(({ sql }) => !/^CREATE VIRTUAL/i.test(sql))

describe('what an export holds', () => {
  it.each(tables)('$name is in it with every column, or left out for a reason', (table) => {
    const exported = exportedTables.find(({ name }) => name === table.name)
    const columns = exported?.columns ?? []
    const left = table.columns.filter((column) => leftOutReasons[`${table.name}.${column}`])

    const accounted = [...columns, ...left].toSorted()
    const reason = leftOutReasons[table.name] ?? ''

    expect(exported === undefined ? reason.length > 20 : accounted).toEqual(
      exported === undefined || table.columns.toSorted(),
    )
  })

  it('is nothing that there is not', () => {
    const names = tables.map(({ name }) => name)
    const left = Object.keys(leftOutReasons).map((name) => name.split('.')[0])

    expect(names).toEqual(expect.arrayContaining(exportedTables.map(({ name }) => name)))
    expect(names).toEqual(expect.arrayContaining(left))
  })

  it('is no secret: no column is called like one', () => {
    const columns = exportedTables.flatMap(({ name, columns: all }) =>
      all.map((column) => `${name}.${column}`),
    )

    expect(columns.filter((column) => /hash|secret|token|sealed|public_key/.test(column))).toEqual(
      [],
    )
  })
})
