import type { ItemKind } from '#shared/items/cote.ts'
import { isSlug } from '#shared/text/slug-shape.ts'

import { type FixedPath, fixedPaths } from './pages.ts'

/** What LinkedIn, X and Facebook show whole, 1.91 to 1. */
export const socialImageSize = { width: 1200, height: 630 }

/** What a social image shows. */
export type SocialSubject =
  | { kind: ItemKind | 'categorie' | 'tag' | 'parcours'; slug: string }
  | { kind: 'page'; path: FixedPath }

/** The path of the image of the page at a path. */
export const socialImagePath = (path: string) => `/social${imageName(path)}.png`

const imageName = (path: string) => (path === '/' ? '/accueil' : path)

const imagePattern = /^\/social(\/.+)\.png$/
const slugPattern = /^\/([a-z]+)\/(.+)$/

type SlugKind = Exclude<SocialSubject['kind'], 'page'>
const slugKinds: readonly string[] = [
  'prompt',
  'gpt',
  'categorie',
  'tag',
  'parcours',
] satisfies SlugKind[]
const isSlugKind = (kind: string | undefined): kind is SlugKind =>
  kind !== undefined && slugKinds.includes(kind)

/** What the image shows that a path names, or null for any other path. */
export function readSocialImagePath(path: string): SocialSubject | null {
  const name = imagePattern.exec(path)?.[1]
  if (name === undefined) return null
  const [, kind, slug] = slugPattern.exec(name) ?? []
  if (isSlugKind(kind)) {
    return slug !== undefined && isSlug(slug) ? { kind, slug } : null
  }
  const page = fixedPaths.find((fixed) => imageName(fixed) === name)
  return page ? { kind: 'page', path: page } : null
}
