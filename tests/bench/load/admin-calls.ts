import type { ImportRow, TryInput } from '#shared/import/import-row.ts'
import type { GptDraft } from '#shared/items/gpt-fields.ts'
import { gptDrafting } from '#shared/items/item-drafting.ts'

import type { HttpRequest } from './http-client.ts'

/** A procedure that is called by POST. */
export const adminCall = (procedure: string, input: object): HttpRequest => ({
  method: 'POST',
  path: `/api/trpc/${procedure}`,
  body: JSON.stringify(input),
})

/** A procedure that is called by GET. */
export const query = (procedure: string, input: object): HttpRequest => ({
  method: 'GET',
  path: `/api/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`,
})

/** The preview of a GPT as it is typed. */
export const previewCall = (draft: Partial<GptDraft>): HttpRequest =>
  adminCall('admin.gpts.preview', {
    id: null,
    draft: { ...gptDrafting.emptyDraft, nom: 'Aperçu', ...draft },
  })

/** One batch that parses so many texts. */
export const markdownCall = (texts: string[]): HttpRequest => ({
  method: 'POST',
  path: `/api/trpc/${texts.map(() => 'admin.markdown').join(',')}?batch=1`,
  body: JSON.stringify(Object.fromEntries(texts.map((markdown, place) => [place, { markdown }]))),
})

/** The trial of an import whose rows are GPTs with one description. */
export function importCall(rows: number, description: string): HttpRequest {
  const lignes = Array.from({ length: rows }, (_, index): ImportRow => {
    const champs = {
      titre: `Import ${index}`,
      description,
      url_destination: `https://chatgpt.com/g/g-import-${index}`,
      categories: ['SEO'],
      tags: ['import'],
    }
    return { ligne: index + 1, kind: 'gpt', champs, doublon: null, faute: null }
  })
  const options: TryInput['options'] = { categorie: null, description: 'vide', statut: 'brouillon' }
  return adminCall('admin.import.preview', { lignes, options })
}
