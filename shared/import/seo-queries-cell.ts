import { isSame } from '#shared/items/draft-edits.ts'
import type { RequetesSeo } from '#shared/items/sections/requetes-seo.ts'
import { linesOf } from '#shared/text/lines.ts'

import type { ImportCell } from './import-file.ts'

const titleMark = '# '
const demandsHeading = '## Autres façons de demander'

/**
 * Formats search queries as one cell, one query per line. A first line with `#` is the title of the section, and
 * other demands follow their own heading. Queries that would be read as something else become JSON.
 */
export function formatSeoQueries(queries: RequetesSeo): string {
  const { titre, requetes, demandes } = queries
  const lines = [
    ...(titre ? [`${titleMark}${titre}`] : []),
    ...requetes,
    ...(demandes ? [demandsHeading, ...demandes] : []),
  ]
  const text = lines.join('\n')
  return isSame(parseSeoQueries(text), queries) ? text : JSON.stringify(queries)
}

/** Parses the lines that `formatSeoQueries` writes. A list is a list of queries. */
export function parseSeoQueries(cell: ImportCell): ImportCell {
  if (Array.isArray(cell)) return { requetes: cell }
  if (typeof cell !== 'string') return cell
  const lines = linesOf(cell)
  const titre = lines[0]?.startsWith(titleMark) ? lines.shift()?.slice(titleMark.length).trim() : ''
  const heading = lines.indexOf(demandsHeading)
  const demandes = heading === -1 ? [] : lines.slice(heading + 1)
  const requetes = heading === -1 ? lines : lines.slice(0, heading)
  if (requetes.length + demandes.length === 0) return null
  return { ...(titre && { titre }), requetes, ...(demandes.length > 0 && { demandes }) }
}
