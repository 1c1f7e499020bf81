import {
  type CockpitUrl,
  type SeoPageChange,
  seoPageChangesSchema,
} from '#shared/admin/seo-cockpit.ts'
import { roomTaken, textRoom } from '#shared/admin/seo-problems.ts'

import { isTitleCut } from './cut-texts.ts'

export type SuffixedTitle = {
  path: string
  title: string
  /** null where the suffix cannot be added, for the reason given. */
  change: SeoPageChange | null
  reason: string | null
}

/** What a suffix would make of the titles of some addresses. */
export const suffixTitles = (urls: CockpitUrl[], suffix: string): SuffixedTitle[] =>
  urls.map((url) => suffixTitle(url, suffix))

function suffixTitle(url: CockpitUrl, suffix: string): SuffixedTitle {
  const { path, itemId, head, stored } = url
  const title = head.title + suffix
  const refused = (reason: string) => ({ path, title, change: null, reason })
  if (head.title.endsWith(suffix.trimEnd())) return refused('Déjà présent')
  if (isTitleCut(url)) return refused('Titre coupé par le site\u00a0: écrivez-le d’abord')
  const { max, maxPx } = textRoom.title
  const { length, width } = roomTaken(title, 'title')
  if (length > max) return refused(`${length}\u00a0caractères, ${max} au plus`)
  if (width > maxPx) return refused(`${width}\u00a0px, ${maxPx} au plus`)
  const page = {
    meta_title: title,
    // An item keeps its own description, which follows its edits.
    meta_description: itemId === null ? head.description : (stored?.meta_description ?? null),
    meta_keywords: stored?.meta_keywords ?? null,
    og_image: stored?.og_image ?? null,
  }
  const change = { page_route: path, lu: stored?.updated_at ?? null, page }
  const isValid = seoPageChangesSchema.safeParse({ changes: [change] }).success
  if (!isValid) return refused('Textes incomplets\u00a0: modifiez d’abord la page')
  return { path, title, change, reason: null }
}
