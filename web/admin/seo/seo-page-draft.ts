import type { NamesOf } from '#shared/items/field-names.ts'
import { type SeoPageInput, seoPageInputSchema, type StoredPage } from '#shared/pages/seo-page.ts'
import { type FieldMessage, fieldMessages } from '#web/admin/form/field-messages.ts'

/** A configuration as its form holds it: every field a text. */
export type SeoPageDraft = Record<keyof SeoPageInput, string>

export const emptySeoPage: SeoPageDraft = {
  page_route: '',
  meta_title: '',
  meta_description: '',
  meta_keywords: '',
  og_image: '',
}

export function draftOf({
  page_route,
  meta_title,
  meta_description,
  meta_keywords,
  og_image,
}: Omit<StoredPage, 'id' | 'updated_at'>): SeoPageDraft {
  return {
    page_route,
    meta_title: meta_title ?? '',
    meta_description: meta_description ?? '',
    meta_keywords: meta_keywords ?? '',
    og_image: og_image ?? '',
  }
}

/** What is sent: an optional field left empty is not set. */
export function inputOf(draft: SeoPageDraft): SeoPageInput {
  return {
    ...draft,
    meta_keywords: draft.meta_keywords.trim() || null,
    og_image: draft.og_image.trim() || null,
  }
}

export const seoPageFields: NamesOf<SeoPageDraft> = {
  page_route: { label: 'Chemin de la page', missing: 'Le chemin de la page est obligatoire.' },
  meta_title: { label: 'Titre', missing: 'Le titre est obligatoire.' },
  meta_description: { label: 'Description', missing: 'La description est obligatoire.' },
  meta_keywords: { label: 'Mots-clés' },
  og_image: { label: 'Image de partage' },
}

/** What keeps a configuration from being saved. */
export const seoPageMessages = (draft: SeoPageDraft): FieldMessage[] =>
  fieldMessages(seoPageInputSchema, inputOf(draft), draft, seoPageFields)

/** A path as it is stored, from whatever was pasted: no origin, query, fragment or last slash. */
export function normalisedRoute(typed: string, origin: string): string {
  const text = typed.trim()
  if (text === '' || !URL.canParse(text, origin)) return text
  const { pathname } = new URL(text, `${origin}/`)
  const path = decodePath(pathname)
  return path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path
}

function decodePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
