import '@vitejs/plugin-react/preamble'
import { hydrate } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { httpBatchLink } from '@trpc/client'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { readPageState } from './page-state.ts'
import { createRouter } from './router.tsx'

const { siteOrigin, queries } = readPageState()
const { router, queryClient } = createRouter({
  link: httpBatchLink({ url: '/api/trpc', maxItems: 10 }),
  siteOrigin,
})
hydrate(queryClient, queries)
// Tells the router that the document is already rendered, so that it adds no boundary around it.
router.ssr = { manifest: undefined }
await router.load()

hydrateRoot(
  document,
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
