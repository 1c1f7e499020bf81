import { z } from 'zod'

/** Where the letters of social images are: a sheet of their shapes, and where on it each stands. */
export const letterSheetPath = '/social-letters.png'
export const letterPlacesPath = '/social-letters.json'

/** The sizes and weights in which social images are written, in pixels. */
export const letterStyles = {
  large: { size: 72, weight: 640 },
  medium: { size: 60, weight: 640 },
  small: { size: 48, weight: 640 },
  text: { size: 30, weight: 560 },
} as const
export type LetterStyle = keyof typeof letterStyles

const pixels = z.number().int()

/** Of one letter: its box on the sheet, how the box stands to the pen, and how far the pen then moves. */
export const letterSchema = z.object({
  x: pixels.min(0),
  y: pixels.min(0),
  width: pixels.min(0),
  height: pixels.min(0),
  left: pixels,
  /** Of the box, over the line on which letters stand. */
  top: pixels,
  advance: z.number().min(0),
})
export type Letter = z.infer<typeof letterSchema>

const lettersSchema = z.record(z.string(), letterSchema)

export const letterPlacesSchema = z.object({
  styles: z.object({
    large: lettersSchema,
    medium: lettersSchema,
    small: lettersSchema,
    text: lettersSchema,
  }),
  /** By which part of the size two letters side by side come nearer, as in `AV`. */
  kerning: z.record(z.string(), z.number()),
})
export type LetterPlaces = z.infer<typeof letterPlacesSchema>
