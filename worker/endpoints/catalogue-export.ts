import type { Handler } from 'hono'

import type { ExportFormat } from '#shared/addresses/catalogue-exports.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Fields } from '#shared/items/fields.ts'
import { draftings } from '#shared/items/item-drafting.ts'
import { type Exemple, readExemple } from '#shared/items/sections/exemple.ts'
import { csvHead, csvLine } from '#shared/text/csv.ts'
import type { Database } from '#worker/database/db.ts'
import type { RequestEnv } from '#worker/http/request-context.ts'
import { costs } from '#worker/limits/costs.ts'
import { type ExportedField, readCatalogue } from '#worker/services/items/catalogue-export.ts'
import { countPublicGpts } from '#worker/services/items/gpts.ts'
import { countPublicPrompts } from '#worker/services/items/prompts.ts'
import { charged } from '#worker/trpc/procedures.ts'

import { streamedText } from './streamed-text.ts'

type Export = { db: Database; kind: ItemKind; siteOrigin: string; now: Date; count: number }

/** What is withdrawn is gone from browsers a minute later. */
const cacheControl = 'public, max-age=60'
const contentTypes = { json: 'application/json', csv: 'text/csv' }

/**
 * The public items of a kind in one file, which leaves as it is read: however many there are, a page of
 * them is in memory. It is not cached.
 */
export const catalogueExport =
  (siteOrigin: string, kind: ItemKind, format: ExportFormat): Handler<RequestEnv> =>
  async (c) => {
    const { db, now, charge } = c.var.context
    const headers = {
      'content-type': `${contentTypes[format]}; charset=utf-8`,
      'cache-control': cacheControl,
      'content-disposition': `${format === 'csv' ? 'attachment' : 'inline'}; filename="${kind}s.${format}"`,
      'x-robots-tag': 'noindex',
    }
    if (c.req.method === 'HEAD') return c.body(null, 200, headers)
    const count = await charged(charge, costs.export, () =>
      kind === 'prompt' ? countPublicPrompts(db) : countPublicGpts(db),
    )
    const write = format === 'json' ? jsonParts : csvParts
    const parts = write({ db, kind, siteOrigin, now, count })
    return c.body(streamedText(parts, c.var.charges.withClientSlot), 200, headers)
  }

async function* jsonParts({ db, kind, siteOrigin, now, count }: Export): AsyncGenerator<string> {
  const header = { source: siteOrigin, date: now.toISOString(), nombre: count }
  yield `${JSON.stringify(header).slice(0, -1)},"${kind}s":[`
  let separator = '\n'
  for await (const items of readCatalogue(db, kind)) {
    if (items.length === 0) continue
    const lines = items.map((item) =>
      JSON.stringify({ url: `${siteOrigin}/${kind}/${item.slug}`, ...item }),
    )
    yield separator + lines.join(',\n')
    separator = ',\n'
  }
  yield '\n]}\n'
}

const sharedColumns = [
  'categories',
  'tags',
  'ia',
  'auteur_nom',
  'auteur_linkedin_url',
  'date_creation',
  'date_modification',
  'verifie_avec',
  'verifie_le',
] as const
/** Columns in the order of their first publication: other programs read them by position. */
const publishedColumns: { [Kind in ItemKind]: ExportedField<Kind>[] } = {
  prompt: ['cote', 'slug', 'titre', 'description', 'prompt', 'niveau', ...sharedColumns],
  gpt: ['cote', 'slug', 'nom', 'description', 'role', 'url_destination', ...sharedColumns],
}

/** The published columns, then those of later fields. A cell cannot hold a list of objects. */
function columnsOf(kind: ItemKind): string[] {
  const fields: Fields = draftings[kind].fields
  const later = Object.entries(fields).flatMap(([name, { cell, isPrivate = false }]) =>
    isPrivate || cell === 'json' ? [] : [name],
  )
  return [...new Set([...publishedColumns[kind], ...later])]
}

/** An example in the columns of a spreadsheet. */
const exempleCells = ['exemple_valeurs', 'exemple_resultat', 'exemple_remarque']

const cellsOf = (exemple: Exemple | null) => [
  exemple?.valeurs.map(({ nom, valeur }) => `${nom} : ${valeur}`).join('\n'),
  exemple?.resultat,
  exemple?.remarque,
]

async function* csvParts({ db, kind, siteOrigin }: Export): AsyncGenerator<string> {
  const columns = columnsOf(kind)
  yield csvHead(['url', ...columns, ...exempleCells])
  for await (const items of readCatalogue(db, kind)) {
    if (items.length === 0) continue
    yield items
      .map((item) =>
        csvLine([
          `${siteOrigin}/${kind}/${item.slug}`,
          ...columns.map((name) => item[name]),
          ...cellsOf(readExemple(item.exemple)),
        ]),
      )
      .join('')
  }
}
