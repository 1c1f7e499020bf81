import type { RegisteredRouter } from '@tanstack/react-router'

/** Who means to follow a link stays on it for so long. */
const intentMs = 50

/**
 * Follows the anchors of `PageLink` without a new document, and fetches ahead what a pointer or the
 * focus rests on, but no search, which counts against its visitor's limit.
 */
export function followPageLinks(router: RegisteredRouter): void {
  const destinationOf = ({ pathname, search, hash }: HTMLAnchorElement) => ({
    to: pathname,
    search: router.options.parseSearch(search),
    hash: hash.slice(1),
  })
  let intended: Element | null = null
  let timer = 0
  const intend = (event: Event) => {
    const anchor = pageLinkOf(event)
    if (anchor === intended) return
    clearTimeout(timer)
    intended = anchor
    if (!anchor || anchor.pathname === '/recherche') return
    timer = window.setTimeout(() => {
      // What cannot be fetched ahead is fetched, or fails, when it is followed.
      router.preloadRoute(destinationOf(anchor)).catch(() => undefined)
    }, intentMs)
  }
  for (const kind of ['mouseover', 'focusin', 'touchstart']) {
    document.addEventListener(kind, intend, { passive: true })
  }
  document.addEventListener('click', (event) => {
    const anchor = pageLinkOf(event)
    const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event
    if (!anchor || defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    const resetScroll = anchor.dataset.page !== 'same'
    void router.navigate({ ...destinationOf(anchor), resetScroll })
  })
}

const pageLinkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-page]') : null
