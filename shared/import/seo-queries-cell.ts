import { isSame } from '#shared/items/draft-edits.ts'
import type { RequetesSeo } from '#shared/items/sections/requetes-seo.ts'
import { linesOf } from '#shared/text/lines.ts'

import type { ImportCell } from './import-file.ts'

const titleMark = '# '
const demandsHeading = '## Autres façons de demander'

/**
 * Search queries as one cell, one per line. A first line with `#` is the title of the section, and other demands
 * follow under a heading of their own. JSON where the lines would be read as something else.
 */
export function formatSeoQueries({ titre, requetes, demandes }: RequetesSeo): string {
  const lines = [
    ...(titre ? [`${titleMark}${titre}`] : []),
    ...requetes,
    ...(demandes ? [demandsHeading, ...demandes] : []),
  ]
  const text = lines.join('\n')
  const json = { ...(titre && { titre }), requetes, ...(demandes && { demandes }) }
  return isSame(parseSeoQueries(text), json) ? text : JSON.stringify(json)
}

/** Reads lines as `formatSeoQueries` writes them, and a list as queries. */
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
