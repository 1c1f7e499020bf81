import { z } from 'zod'

import type { ItemKind } from '#shared/items/cote.ts'
import { UnreadableFile } from '#shared/text/unreadable-file.ts'

import { type ImportCell, type ImportFile, importLimits, tooManyRows } from './import-file.ts'
import { refuseOversizedJson } from './json-bounds.ts'
import { asTable, type NamedRow } from './named-rows.ts'

// What JSON gives is a value of JSON.
const rowSchema = z.record(z.string(), z.custom<ImportCell>())
const rowsSchema = z.array(z.unknown())
const catalogueSchema = z.looseObject({
  prompts: rowsSchema.optional(),
  gpts: rowsSchema.optional(),
})
/** What stands before the items in an export of this catalogue. */
const exportSchema = z.looseObject({ source: z.string(), date: z.string(), nombre: z.number() })

/** Reads a list of objects, or prompts and GPTs each under their name. */
export function readJson(nom: string, text: string): ImportFile {
  const content = parsed(text.replace(/^\uFEFF/, ''))
  const list = rowsSchema.safeParse(content)
  if (list.success) return tableOf(nom, named(list.data, null), false)
  const catalogue = catalogueSchema.safeParse(content)
  const { prompts, gpts } = catalogue.data ?? {}
  if (!prompts && !gpts) {
    throw new UnreadableFile(
      'Ce JSON n’est ni une liste de fiches, ni un objet avec «\u00a0prompts\u00a0» ou «\u00a0gpts\u00a0».',
    )
  }
  if ((prompts ?? []).length + (gpts ?? []).length > importLimits.rows) throw tooManyRows()
  const rows = [...named(prompts ?? [], 'prompt'), ...named(gpts ?? [], 'gpt').map(titled)]
  return tableOf(nom, rows, exportSchema.safeParse(content).success)
}

function parsed(text: string): unknown {
  refuseOversizedJson(text)
  try {
    return JSON.parse(text)
  } catch {
    throw new UnreadableFile('Ce JSON ne se lit pas\u00a0: il est coupé, ou un signe y manque.')
  }
}

const named = (rows: unknown[], kind: ItemKind | null): NamedRow[] =>
  rows.map((row) => {
    const { data } = rowSchema.safeParse(row)
    const cellules = new Map(Object.entries(data ?? {}))
    return { kind, fichier: null, cellules, faute: data ? null : noItem }
  })

const noItem = 'Ce n’est pas une fiche\u00a0: un objet JSON est attendu.'

/** The name of a GPT stands in one column with the titles of prompts. */
function titled(row: NamedRow): NamedRow {
  const { nom, ...gpt } = Object.fromEntries(row.cellules)
  if (nom === undefined) return row
  return { ...row, cellules: new Map(Object.entries({ titre: nom, ...gpt })) }
}

function tableOf(nom: string, rows: NamedRow[], propre: boolean): ImportFile {
  if (rows.every(({ faute }) => faute !== null)) {
    throw new UnreadableFile('Le fichier n’a aucune fiche.')
  }
  return { nom, source: 'json', lecture: 'JSON', ...asTable(rows, { propre }) }
}
