import type { SocialCard } from './draw-card.ts'
import type { Letters, ReadAsset } from './letters.ts'

/** Renders cards as PNG. The code is loaded for the first card, and the letters are decoded once. */
export function createCardRenderer(readAsset: ReadAsset) {
  let letters: Letters | undefined
  return async (card: SocialCard) => {
    const [{ drawCard }, { readLetterFiles, decodeLetters }] = await Promise.all([
      import('./draw-card.ts'),
      import('./letters.ts'),
    ])
    if (!letters) {
      const files = await readLetterFiles(readAsset)
      // Another request may have decoded them meanwhile. Its promise may not be awaited here.
      letters ??= decodeLetters(files)
    }
    return drawCard(letters, card)
  }
}

export type RenderCard = ReturnType<typeof createCardRenderer>
