import { slugSchema } from '#shared/text/slug.ts'

const pattern = /^\/gpt\/([^/]+)\/ouvrir$/

/**
 * The GPT that a launch path names, or null for any other path. Apart from `launchPath`, which every
 * card needs: a schema would put the whole of zod in the script of public pages.
 */
export function launchedSlug(path: string): string | null {
  const slug = pattern.exec(path)?.[1]
  return slug !== undefined && slugSchema.safeParse(slug).success ? slug : null
}
