import type { CockpitUrl } from '#shared/admin/seo-cockpit.ts'

/** Whether a page shows but the beginning of its own title, and nothing is stored in its place. */
export const isTitleCut = ({ head, stored, problems }: CockpitUrl): boolean =>
  stored === null && problems.includes('titre-long') && endsCut(head.title)

/** The same of its description. */
export const isDescriptionCut = ({ head, stored, problems }: CockpitUrl): boolean =>
  stored === null && problems.includes('description-longue') && endsCut(head.description)

/** Pages end their own long texts so; an author may end a short one so too. */
const endsCut = (text: string) => text.endsWith('…')
