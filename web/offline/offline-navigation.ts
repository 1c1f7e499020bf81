import type { RegisteredRouter } from '@tanstack/react-router'

import { whenUnanswered } from '#web/loading/unanswered.ts'
import { showToast } from '#web/ui/toast.tsx'

/** How often a page that came without network asks whether there is one by now. */
const askEveryMs = 10_000

/** The notice that the service worker adds to a page from the cache. */
export const findOfflineNotice = (): Element | null => document.querySelector('aside.offline')

/**
 * Without network a page is opened as a document, which the service worker answers; the router would ask
 * for what it is made of. A browser may believe that it is online, so a call that nobody answers counts,
 * and so does a page that came from what is kept.
 */
export function followOffline(router: RegisteredRouter): void {
  const notice = findOfflineNotice()
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
  })
  if (notice) {
    whenAnswered(() => {
      isOffline = false
      tellOnline(notice)
    })
  }
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

/** Calls once when the site answers: a browser may never have noticed that it did not. */
function whenAnswered(then: () => void): void {
  const timer = setInterval(() => {
    if (document.hidden || !navigator.onLine) return
    // No read of a page: the service worker would answer it.
    fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(end, () => undefined)
  }, askEveryMs)
  function end() {
    clearInterval(timer)
    removeEventListener('online', end)
    then()
  }
  addEventListener('online', end)
}

/** The kept page stays as it is: its visitor may be filling it in. What says so goes. */
function tellOnline(notice: Element) {
  if (!notice.isConnected) return
  notice.remove()
  showToast({
    type: 'success',
    title: 'De nouveau en ligne',
    description: 'Cette page est encore la version enregistrée.',
    action: { label: 'Recharger', run: () => location.reload() },
    topic: 'offline',
  })
}
