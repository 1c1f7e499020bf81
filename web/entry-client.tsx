import '@vitejs/plugin-react/preamble'
import { RouterProvider } from '@tanstack/react-router'
import { httpBatchLink } from '@trpc/client'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { replayingLink } from './loading/page-record.ts'
import { readPageState } from './loading/page-state.ts'
import { patientLink } from './loading/patient-link.ts'
import { noteSentParts } from './loading/sent-part.tsx'
import { createApi } from './loading/trpc.ts'
import { followPageLinks } from './navigation/page-links.ts'
import { createRouter } from './router.tsx'

/** How long a first visit rests before what the next one gains begins. */
const restMs = 2500

const { siteOrigin, record, adPublisher } = readPageState()
let isHydrating = true
const router = createRouter(
  {
    api: createApi(
      replayingLink(record),
      patientLink,
      httpBatchLink({ url: '/api/trpc', maxItems: 10, maxURLLength: 7000 }),
    ),
    siteOrigin,
    mustBeComplete: () => isHydrating,
  },
  // The browser has put a page that comes as a document where its visitor reads it: the router restores
  // and tops those that it shows itself.
  () => 'live' in document.documentElement.dataset,
)
// From then on it fetches ahead, too, where it was web/public/speculation-rules.json for whoever was
// earlier.
router.subscribe('onRendered', () => {
  document.documentElement.dataset.live = ''
  // The router has not seen how far the visitor scrolled by now, and would forget it.
  document.dispatchEvent(new Event('scroll'))
})
// Tells the router that the document is already rendered, so that it adds no boundary around it.
router.ssr = { manifest: undefined }
spellAddress()
await router.load()
noteSentParts()

hydrateRoot(
  document,
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
  // A caught error has its place on the page; production keeps the console for two events.
  { onCaughtError: () => undefined },
)
// From here on events arrive: once this module has run, web/document/boot.js hands over those that waited.
isHydrating = false
followPageLinks(router)
for (const call of Object.keys(record)) delete record[call]
// Whoever does nothing sees no icon that the document came without.
for (const type of ['pointerover', 'pointerdown', 'keydown'])
  addEventListener(type, prepareForUse, { once: true })
// Nor did it come with those of what this browser alone knows.
if (/^\/(?:selection|profils|hors-ligne)/.test(location.pathname)) prepareForUse()

/**
 * The page was rendered for the address in its one spelling. The router would write that only once it is
 * mounted, and then ask again for whatever was refused, while the page still hydrates.
 */
function spellAddress(): void {
  const { latestLocation, history } = router
  const { pathname, publicHref, state } = latestLocation
  const spelled = router.buildLocation({
    to: pathname,
    search: true,
    params: true,
    hash: true,
    state: true,
    _includeValidateSearch: true,
  })
  if (spelled.publicHref !== publicHref) history.replace(spelled.publicHref, state)
}

function prepareForUse(): void {
  import('./first-use.ts').catch(() => undefined)
}

// What the next visit gains costs this one nothing: it begins when all of this one is loaded and at rest.
if (import.meta.env.PROD) {
  const start = () => {
    prepareForUse()
    import('./after-rest.ts').then(({ goOn }) => goOn(router)).catch(() => undefined)
  }
  // Who has been here before may be without network by now.
  const isKnown = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  const afterRest = () => setTimeout(start, isKnown ? 0 : restMs)
  if (document.readyState === 'complete') afterRest()
  else addEventListener('load', afterRest)
}

if (adPublisher) {
  import('./features/ads/consent.ts').then(
    ({ askConsent }) => askConsent(adPublisher),
    // What cannot be loaded is missing without a word: the page is whole without it.
    () => undefined,
  )
}
