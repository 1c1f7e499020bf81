import { metaDescriptionMaxLength, metaTitleMaxLength } from '#shared/pages/page-metadata.ts'

import { arialWidth } from './arial-widths.ts'

/** What can be wrong with what a page says of itself to search engines. */
export const seoProblems = [
  'titre-double',
  'titre-vide',
  'titre-long',
  'titre-court',
  'description-double',
  'description-vide',
  'description-longue',
  'description-courte',
  'orpheline',
  'inutile',
] as const
export type SeoProblem = (typeof seoProblems)[number]

/** The room of a text: in characters, and in px as search results set it. */
export const textRoom = {
  title: { min: 30, max: metaTitleMaxLength, sizePx: 20, maxPx: 600 },
  description: { min: 70, max: metaDescriptionMaxLength, sizePx: 14, maxPx: 960 },
} as const

export type ShownTexts = {
  title: string
  description: string
  /** The page cuts its own text, which is longer, and nothing is stored in its place. */
  isTitleCut: boolean
  isDescriptionCut: boolean
  /** What is stored is what the page would say without it. */
  isUseless: boolean
}

/** What is wrong with the texts of one page, as far as they alone tell. */
export function textProblems(texts: ShownTexts): SeoProblem[] {
  const { title, description, isTitleCut, isDescriptionCut, isUseless } = texts
  const titleState = lengthState(title, textRoom.title)
  const descriptionState = lengthState(description, textRoom.description)
  const found: [SeoProblem, boolean][] = [
    ['titre-vide', titleState === 'empty'],
    ['titre-long', isTitleCut || titleState === 'long'],
    ['titre-court', titleState === 'short'],
    ['description-vide', descriptionState === 'empty'],
    ['description-longue', isDescriptionCut || descriptionState === 'long'],
    ['description-courte', descriptionState === 'short'],
    ['inutile', isUseless],
  ]
  return found.flatMap(([problem, isThere]) => (isThere ? [problem] : []))
}

type Room = (typeof textRoom)[keyof typeof textRoom]

function lengthState(text: string, { min, max, sizePx, maxPx }: Room) {
  const length = Array.from(text).length
  if (length === 0) return 'empty'
  if (length < min) return 'short'
  return length > max || arialWidth(text, sizePx) > maxPx ? 'long' : 'fine'
}
