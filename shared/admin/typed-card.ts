import { z } from 'zod'

import { adminRoot } from '#shared/addresses/admin-screens.ts'
import { itemKinds } from '#shared/items/cote.ts'
import { niveaux } from '#shared/items/niveau.ts'

/** What the social image of an item says, as it is typed; longer texts would not be drawn whole. */
export const typedCardSchema = z.object({
  kind: z.enum(itemKinds),
  titre: z.string().max(400),
  description: z.string().max(600),
  categorie: z.string().max(60),
  niveau: z.enum(niveaux).optional(),
  ia: z.string().max(40),
  cote: z.string().max(20),
})
export type TypedCard = z.infer<typeof typedCardSchema>

/** Where the image of an item is drawn as it is typed, for who edits it. */
export const typedCardPath = `${adminRoot}/apercu-image`

/** The address of that image: what it says stands in it, cut to what is drawn. */
export function typedCardAddress(card: TypedCard): string {
  const { titre, description, niveau, ...others } = card
  const said: Record<string, string> = {
    ...others,
    ...(niveau && { niveau }),
    titre: titre.slice(0, 400),
    description: description.slice(0, 600),
  }
  const query = Object.entries(said)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&')
  return `${typedCardPath}?${query}`
}
