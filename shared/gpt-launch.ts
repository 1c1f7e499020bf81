import { slugSchema } from './slug.ts'

/** Leads to where a GPT lives. Cards carry it: a destination may be thousands of characters long. */
export const launchPath = (slug: string): string => `/gpt/${slug}/ouvrir`

const pattern = /^\/gpt\/([^/]+)\/ouvrir$/

/** The GPT that a launch path names, or null for any other path. */
export function launchedSlug(path: string): string | null {
  const slug = pattern.exec(path)?.[1]
  return slug !== undefined && slugSchema.safeParse(slug).success ? slug : null
}
