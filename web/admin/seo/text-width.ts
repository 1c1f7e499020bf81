import { arialWidth } from '#shared/admin/arial-widths.ts'
import { textRoom } from '#shared/admin/seo-problems.ts'

/** How Google sets titles and descriptions, and how wide they may be before they are cut. */
export const resultFonts = {
  title: { size: textRoom.title.sizePx, desktopPx: textRoom.title.maxPx },
  description: {
    size: textRoom.description.sizePx,
    desktopPx: textRoom.description.maxPx,
    mobilePx: 680,
  },
} as const

export type MeasureText = (text: string, size: number) => number

/** The width of a line in px; not drawn to be measured, since many machines have no Arial. */
export const measureText: MeasureText = arialWidth

/**
 * A text as a search result shows it: whole, or cut after the last word that leaves room for the
 * ellipsis.
 */
export function cutToWidth(
  text: string,
  size: number,
  maxPx: number,
  measure: MeasureText,
): string {
  if (measure(text, size) <= maxPx) return text
  const words = text.split(/(?<=\s)/u)
  let kept = ''
  for (const word of words) {
    if (measure(`${(kept + word).trimEnd()} ...`, size) > maxPx) break
    kept += word
  }
  if (kept !== '') return `${kept.trimEnd()} ...`
  // One word longer than the line is cut inside.
  const letters = Array.from(text)
  while (letters.length > 0 && measure(`${letters.join('')} ...`, size) > maxPx) letters.pop()
  return `${letters.join('')} ...`
}
