import type { SocialCard } from './draw-card.ts'
import type { Letters, ReadAsset } from './letters.ts'

/** Draws cards as PNG. The code is loaded for the first card, and the letters are read once. */
export function createCardDrawer(readAsset: ReadAsset) {
  let letters: Letters | undefined
  return async (card: SocialCard) => {
    const [{ drawCard }, { readLetters }] = await Promise.all([
      import('./draw-card.ts'),
      import('./letters.ts'),
    ])
    letters ??= await readLetters(readAsset)
    return drawCard(letters, card)
  }
}

export type CardDrawer = ReturnType<typeof createCardDrawer>
