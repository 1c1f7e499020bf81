import type { CockpitUrl } from '#shared/admin/seo-cockpit.ts'

/** True if a page shortens its own title. A stored title is never shortened. */
export const isTitleCut = ({ head, stored, problems }: CockpitUrl): boolean =>
  isOwn(stored?.meta_title) && problems.includes('titre-long') && endsCut(head.title)

/** True if a page shortens its own description. */
export const isDescriptionCut = ({ head, stored, problems }: CockpitUrl): boolean =>
  isOwn(stored?.meta_description) &&
  problems.includes('description-longue') &&
  endsCut(head.description)

/** True if no text is stored. An item may have another text stored without this one. */
const isOwn = (stored: string | null | undefined) => stored === null || stored === undefined

/** Pages end shortened texts like this. An author may end a short text like this, too. */
const endsCut = (text: string) => text.endsWith('…')
