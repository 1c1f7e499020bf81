import slugify from '@sindresorhus/slugify'

import { cleanText } from './control-characters.ts'
import { slugMaxLength } from './slug-shape.ts'

/** The slug a title asks for: French words, no accent, cut between two words when it is too long. */
export function proposeSlug(title: string): string {
  const slug = slugify(cleanText(title).replaceAll(/\p{Cf}/gu, ''), {
    decamelize: false,
    customReplacements: [
      ['&', ' et '],
      ['%', ' pour cent '],
      ['+', ' plus '],
      ['œ', 'oe'],
      ['Œ', 'Oe'],
    ],
  })
  if (slug.length <= slugMaxLength) return slug
  const cut = slug.slice(0, slugMaxLength + 1)
  const lastDash = cut.lastIndexOf('-')
  return lastDash > 0 ? cut.slice(0, lastDash) : slug.slice(0, slugMaxLength)
}

/** Whether a slug still follows its title, so that a change of the title may change it too. */
export function followsTitle(slug: string, title: string): boolean {
  return slug === '' || slug === proposeSlug(title)
}
