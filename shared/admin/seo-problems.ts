import {
  metaDescriptionMaxLength,
  metaDescriptionMinLength,
  metaTitleMaxLength,
} from '#shared/text/meta-lengths.ts'

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
  description: {
    min: metaDescriptionMinLength,
    max: metaDescriptionMaxLength,
    sizePx: 14,
    maxPx: 960,
  },
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
  const { state: titleState } = roomTaken(title, 'title')
  const { state: descriptionState } = roomTaken(description, 'description')
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

export type RoomTaken = {
  /** In characters. */
  length: number
  /** In whole px, rounded up: a text that is a hair too wide is cut. */
  width: number
  state: 'empty' | 'short' | 'long' | 'fine'
}

/** How much of its room a text takes, and whether that is right. */
export function roomTaken(text: string, kind: keyof typeof textRoom): RoomTaken {
  const { min, max, sizePx, maxPx } = textRoom[kind]
  const length = Array.from(text).length
  const width = Math.ceil(arialWidth(text, sizePx))
  const state =
    length === 0
      ? 'empty'
      : length < min
        ? 'short'
        : length > max || width > maxPx
          ? 'long'
          : 'fine'
  return { length, width, state }
}
