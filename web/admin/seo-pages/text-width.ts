/** How Google sets titles and descriptions, and how wide they may be before they are cut. */
export const resultFonts = {
  title: { size: 20, desktopPx: 600 },
  description: { size: 14, desktopPx: 960, mobilePx: 680 },
} as const

/** Arial first, as in search results; Liberation Sans has its exact widths where Arial is not there. */
const family = "Arial, 'Liberation Sans', Helvetica, sans-serif"

export type MeasureText = (text: string, size: number) => number

let canvas: CanvasRenderingContext2D | null | undefined

/** The width of a line in px, with the font's own metrics. */
export const measureText: MeasureText = (text, size) => {
  canvas ??= document.createElement('canvas').getContext('2d')
  if (!canvas) return 0
  canvas.font = `${size}px ${family}`
  return canvas.measureText(text).width
}

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
