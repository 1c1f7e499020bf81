import '@vitejs/plugin-react/preamble'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { api, apiClient, createQueryClient } from './api/api.ts'
import { createAdminRouter } from './router.tsx'
import { sessionStream } from './session/session-stream.ts'

const router = createAdminRouter()
const queryClient = createQueryClient(() => sessionStream.end(null))
const container = document.querySelector('#administration')

if (container) {
  createRoot(container, {
    // A caught error has its place on the screen; production keeps the console for two events.
    onCaughtError: () => undefined,
  }).render(
    <StrictMode>
      <api.Provider client={apiClient} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </api.Provider>
    </StrictMode>,
  )
}
