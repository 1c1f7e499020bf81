import type { CategoryHue } from '#shared/categories/category-hues.ts'
import { type Niveau, niveaux } from '#shared/items/niveau.ts'

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number]

type Oklch = readonly [lightness: number, chroma: number, hue: number]

/** The light theme of the site, as `web/styles/tokens.css` has it; a test holds the two together. */
export const oklchOf = {
  desk: [0.949, 0.008, 152],
  card: [0.993, 0.004, 100],
  ink: [0.255, 0.035, 258],
  'ink-2': [0.405, 0.028, 252],
  edge: [0.855, 0.014, 170],
  accent: [0.54, 0.207, 31],
  night: [0.3, 0.038, 240],
  'on-accent': [0.995, 0.004, 100],
} as const satisfies Record<string, Oklch>

export const colours = {
  desk: toRgb(oklchOf.desk),
  card: toRgb(oklchOf.card),
  ink: toRgb(oklchOf.ink),
  ink2: toRgb(oklchOf['ink-2']),
  edge: toRgb(oklchOf.edge),
  accent: toRgb(oklchOf.accent),
  night: toRgb(oklchOf.night),
  onTab: toRgb(oklchOf['on-accent']),
}

/** Hue and chroma by the class of a category, as `web/styles/components/categories.css` has them. */
export const tabHues: Record<CategoryHue, readonly [hue: number, chroma: number]> = {
  '': [250, 0.012],
  'cat-seo': [257, 0.155],
  'cat-technical-seo': [238, 0.105],
  'cat-technical': [222, 0.06],
  'cat-audit': [278, 0.14],
  'cat-research': [200, 0.082],
  'cat-analysis': [182, 0.082],
  'cat-analytics': [160, 0.095],
  'cat-local': [142, 0.11],
  'cat-e-commerce': [122, 0.095],
  'cat-conversion': [102, 0.088],
  'cat-strategy': [82, 0.092],
  'cat-marketing': [60, 0.1],
  'cat-content': [352, 0.15],
  'cat-social-media': [335, 0.145],
  'cat-persona': [318, 0.125],
  'cat-automation': [298, 0.12],
}

/** The colour of a tab. */
export function tabColour(of: CategoryHue): Colour {
  const [hue, chroma] = tabHues[of]
  return toRgb([0.47, chroma, hue])
}

export const levelOklch: Record<Niveau, Oklch> = {
  Débutant: [0.455, 0.105, 155],
  Intermédiaire: [0.45, 0.115, 235],
  Avancé: [0.465, 0.105, 62],
  Expert: [0.445, 0.165, 350],
}

/** The colour of a level, and how many of its four bars are full. */
export function levelMark(niveau: Niveau): { colour: Colour; bars: number } {
  return { colour: toRgb(levelOklch[niveau]), bars: niveaux.indexOf(niveau) + 1 }
}

/** From OKLCH, in which the site's colours are written, to sRGB: Björn Ottosson's matrices. */
function toRgb([lightness, chroma, hue]: Oklch): Colour {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    toByte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toByte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toByte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

function toByte(linear: number): number {
  const clipped = Math.min(1, Math.max(0, linear))
  const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
}
