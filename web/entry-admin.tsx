import '@vitejs/plugin-react/preamble'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { z } from 'zod'

import { api, apiClient, createQueryClient } from './admin/api.ts'
import { goToSignIn } from './admin/frame/signed-out.ts'
import { createAdminRouter } from './admin/router.tsx'

import './admin/admin.css'

// The policy refuses the code that zod would otherwise write for each schema.
z.config({ jitless: true })

const router = createAdminRouter()
const queryClient = createQueryClient(() => {
  queryClient.clear()
  goToSignIn(router)
})
const container = document.querySelector('#administration')

if (container) {
  createRoot(container).render(
    <StrictMode>
      <api.Provider client={apiClient} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </api.Provider>
    </StrictMode>,
  )
}
