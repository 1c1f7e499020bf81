import type { CockpitUrl } from '#shared/admin/seo-cockpit.ts'

/** Whether a page cuts its own title. A stored title is never cut. */
export const isTitleCut = ({ head, stored, problems }: CockpitUrl): boolean =>
  isOwn(stored?.meta_title) && problems.includes('titre-long') && endsCut(head.title)

/** Whether a page cuts its own description. */
export const isDescriptionCut = ({ head, stored, problems }: CockpitUrl): boolean =>
  isOwn(stored?.meta_description) &&
  problems.includes('description-longue') &&
  endsCut(head.description)

/** An item may have stored texts without this one. */
const isOwn = (stored: string | null | undefined) => stored === null || stored === undefined

/** Pages end their own long texts so; an author may end a short one so too. */
const endsCut = (text: string) => text.endsWith('…')
