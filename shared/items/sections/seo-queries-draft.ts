import { z } from 'zod'

import { type Complete, type DraftShape, draftText } from '#shared/items/draft-shape.ts'
import { linesOf, textOfLines } from '#shared/text/lines.ts'
import { textOrUndefined } from '#shared/text/optional-text.ts'

import type { RequetesSeo } from './requetes-seo.ts'

/** Search queries as they are typed: a title, and one query or demand per line. */
export const seoQueriesDraftSchema = z.object({
  titre: draftText,
  requetes: draftText,
  // A working copy may be older than the field.
  demandes: draftText.default(''),
} satisfies DraftShape<RequetesSeo>)
export type SeoQueriesDraft = z.infer<typeof seoQueriesDraftSchema>

export function seoQueriesDraft(requetes: RequetesSeo | null): SeoQueriesDraft {
  return {
    titre: requetes?.titre ?? '',
    requetes: textOfLines(requetes?.requetes),
    demandes: textOfLines(requetes?.demandes),
  }
}

/** What is saved: without a line left, nothing. */
export function seoQueriesOf(draft: SeoQueriesDraft): Complete<RequetesSeo> | null {
  const requetes = linesOf(draft.requetes)
  const demandes = linesOf(draft.demandes)
  if (requetes.length === 0 && demandes.length === 0) return null
  return {
    titre: textOrUndefined(draft.titre.trim()),
    requetes,
    demandes: demandes.length > 0 ? demandes : undefined,
  }
}
