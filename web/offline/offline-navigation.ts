import type { RegisteredRouter } from '@tanstack/react-router'

import { whenUnanswered } from '#web/loading/unanswered.ts'

/**
 * Without network a page is opened as a document, which the service worker answers; the router would ask
 * for what it is made of. A browser may believe that it is online, so a call that nobody answers counts,
 * and so does a page that came from what is kept.
 */
export function followOffline(router: RegisteredRouter): void {
  const notice = document.querySelector('aside.offline')
  let isOffline = !navigator.onLine || notice !== null
  const reload = () => {
    if (!navigator.serviceWorker.controller) return
    // The router writes the address a moment later.
    router.history.flush()
    location.reload()
  }
  addEventListener('offline', () => {
    isOffline = true
  })
  whenUnanswered(() => {
    isOffline = true
    // Its address is that of the page which cannot be shown; what is fetched ahead is not missed.
    if (router.state.isLoading) reload()
  })
  addEventListener('online', () => {
    isOffline = false
    if (notice) tellOnline(notice)
  })
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation, hrefChanged }) => {
    const isSamePage = pageOf(fromLocation) === pageOf(toLocation)
    if (isOffline && !(hrefChanged && isSamePage)) reload()
  })
  // The notice is of its document and of no other page.
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) notice?.remove()
  })
}

type Location = { pathname: string; searchStr: string }

/** Whatever part of it is shown. */
const pageOf = (location: Location | undefined) =>
  location && location.pathname + location.searchStr

/** The kept page stays as it is: its visitor may be filling it in. */
function tellOnline(notice: Element) {
  const link = document.createElement('a')
  link.href = location.href
  link.textContent = 'Recharger la page'
  notice.querySelector('p')?.replaceChildren('De nouveau en ligne. ', link)
}
