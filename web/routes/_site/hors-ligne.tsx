import { createFileRoute } from '@tanstack/react-router'

import { OfflinePage } from '#web/features/offline/offline-page.tsx'
import { unlistedPageHead } from '#web/head/head.ts'

export const Route = createFileRoute('/_site/hors-ligne')({
  head: ({ matches }) => unlistedPageHead(matches, '/hors-ligne'),
  component: OfflinePage,
})
