import { createFileRoute } from '@tanstack/react-router'

import { OfflinePage } from '#web/features/offline/offline-page.tsx'
import { unlistedPageHead } from '#web/head/head.ts'

import listStyles from '#web/styles/kinds/list.css?url'

export const Route = createFileRoute('/_site/hors-ligne')({
  staticData: { styles: listStyles },
  head: ({ matches }) => unlistedPageHead(matches, '/hors-ligne'),
  component: OfflinePage,
})
