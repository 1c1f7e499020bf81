import type { ItemKind } from './cote.ts'
import { type FixedPath, fixedPaths } from './page-metadata.ts'
import { isSlug } from './slug-shape.ts'

/** What LinkedIn, X and Facebook show whole, 1.91 to 1. */
export const socialImageSize = { width: 1200, height: 630 }

/** What a social image shows. */
export type SocialSubject =
  | { kind: ItemKind | 'categorie'; slug: string }
  | { kind: 'page'; path: FixedPath }

/** The path of a page's image: its own, or the site's for a page that is each visitor's own. */
export function socialImagePath(path: string): string {
  const own = `/social${imageName(path)}.png`
  return readSocialImagePath(own) ? own : homeImage
}

const homeName = '/accueil'
const homeImage = `/social${homeName}.png`
const imageName = (path: string) => (path === '/' ? homeName : path)

const imagePattern = /^\/social(\/.+)\.png$/
const slugPattern = /^\/(prompt|gpt|categorie)\/(.+)$/

/** What the image shows that a path names, or null for any other path. */
export function readSocialImagePath(path: string): SocialSubject | null {
  const name = imagePattern.exec(path)?.[1]
  if (name === undefined) return null
  const [, kind, slug] = slugPattern.exec(name) ?? []
  if (kind === 'prompt' || kind === 'gpt' || kind === 'categorie') {
    return slug !== undefined && isSlug(slug) ? { kind, slug } : null
  }
  const page = fixedPaths.find((fixed) => imageName(fixed) === name)
  return page ? { kind: 'page', path: page } : null
}
