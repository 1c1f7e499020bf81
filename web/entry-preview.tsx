import '@vitejs/plugin-react/preamble'
import './preview/own-storage.ts'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { httpBatchLink } from '@trpc/client'
import { Fragment, StrictMode, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'

import { openPreviewChannel, type TypedPage } from './loading/preview-channel.ts'
import { createApi } from './loading/trpc.ts'
import { stayHere } from './preview/stay-here.ts'
import { typedLink } from './preview/typed-link.ts'
import { createRouter } from './router.tsx'
import { Route as rootRoute } from './routes/__root.tsx'

import stylesUrl from './styles/public.css?url'

// The page of an item as it is being typed in an editor of the administration: the public application, at
// an address of its own memory, whose item comes from the editor and not from the server.
const container = document.querySelector('#apercu')
const origine = new URLSearchParams(location.search).get('editeur')
let show = start

const channel = openPreviewChannel(origine ?? '', (message) => {
  if (message.kind === 'typed') show(message.typed)
})
channel.tell({ kind: 'opened' })

function start(first: TypedPage): void {
  if (!container) return
  let typed = first
  const router = createRouter({
    api: createApi(
      typedLink(() => typed),
      httpBatchLink({ url: '/api/trpc', maxItems: 10, maxURLLength: 7000 }),
    ),
    siteOrigin: location.origin,
    mustBeComplete: () => false,
  })
  // The document is there already.
  Object.assign(rootRoute.options, { shellComponent: Fragment })
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [`/${first.of}/${first.page.slug}`] }),
  })
  show = (next) => {
    typed = next
    void router.invalidate()
  }
  stayHere()
  createRoot(container, { onCaughtError: () => undefined }).render(
    <StrictMode>
      <link rel="stylesheet" href={stylesUrl} precedence="site" />
      <RouterProvider router={router} />
      <PageThere />
    </StrictMode>,
  )
}

/** The page has its own styles, and nothing is waited for. */
function PageThere() {
  useLayoutEffect(() => document.querySelector('[data-waiting]')?.remove(), [])
  return null
}
