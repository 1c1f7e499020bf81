import type { StoredItem } from '#shared/items/selection.ts'

import { favourites, toggleFavourite } from './favourites.ts'

let isShowing = false

/**
 * Shows on every star whether its item is kept, and beside «Ma sélection» how many are. Written into
 * the document, since the script of every page has no room for it: React never changes these
 * attributes, and what it adds or gives to another item is marked anew. Loaded once something is kept.
 */
export function showStars(): void {
  if (isShowing) return
  isShowing = true
  mark()
  favourites.subscribe(mark)
  new MutationObserver(mark).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-star'],
  })
}

/** Keeps an item or takes it out, as its card asks. */
export function toggleStar(item: StoredItem): void {
  showStars()
  toggleFavourite(item)
}

function mark(): void {
  const items = favourites.get()
  const kept = new Set(items.map(({ kind, slug }) => `${kind} ${slug}`))
  for (const star of document.querySelectorAll<HTMLElement>('[data-star]')) {
    star.ariaPressed = String(kept.has(star.dataset.star ?? ''))
  }
  for (const link of document.querySelectorAll<HTMLElement>('[data-kept]')) {
    link.dataset.kept = items.length === 0 ? '' : String(items.length)
  }
}
