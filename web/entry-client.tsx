import '@vitejs/plugin-react/preamble'
import { RouterProvider } from '@tanstack/react-router'
import { httpBatchLink } from '@trpc/client'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { keptChanges, keptText } from './kept-changes.ts'
import { favouritesKey } from './layout/favourites-key.ts'
import { followPageLinks } from './page-links.ts'
import { replayingLink } from './page-record.ts'
import { readPageState } from './page-state.ts'
import { patientLink } from './patient-link.ts'
import { createRouter } from './router.tsx'
import { createApi } from './trpc.ts'

const { siteOrigin, record, adPublisher } = readPageState()
let isHydrating = true
const router = createRouter({
  api: createApi(
    replayingLink(record),
    patientLink,
    httpBatchLink({ url: '/api/trpc', maxItems: 10, maxURLLength: 7000 }),
  ),
  siteOrigin,
  mustBeComplete: () => isHydrating,
})
// Tells the router that the document is already rendered, so that it adds no boundary around it.
router.ssr = { manifest: undefined }
await router.load()

hydrateRoot(
  document,
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
  // A caught error has its place on the page; production keeps the console for two events (D6).
  { onCaughtError: () => undefined },
)
isHydrating = false
followPageLinks(router)
// From here on the router fetches ahead: web/public/speculation-rules.json is for whoever is earlier.
document.documentElement.dataset.live = ''
for (const call of Object.keys(record)) delete record[call]

// What cannot be loaded is missing without a word: the page is whole without it.
const ignore = () => undefined
function loadStars() {
  // Whoever keeps nothing, or an empty list, loads nothing of it.
  if (keptText(favouritesKey)?.[2]) {
    import('./layout/stars.ts').then(({ showStars }) => showStars(), ignore)
  }
}
loadStars()
keptChanges(favouritesKey)(loadStars)
if (adPublisher) {
  import('./features/ads/consent.ts').then(({ askConsent }) => askConsent(adPublisher), ignore)
}
