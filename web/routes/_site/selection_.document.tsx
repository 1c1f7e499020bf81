import { createFileRoute } from '@tanstack/react-router'

import { ClientDocument } from '#web/features/selection/document/client-document.tsx'
import { unlistedPageHead } from '#web/head/head.ts'

import selectionStyles from '#web/styles/kinds/selection.css?url'

export const Route = createFileRoute('/_site/selection_/document')({
  staticData: { styles: selectionStyles },
  head: ({ matches }) => unlistedPageHead(matches, '/selection/document'),
  component: ClientDocument,
})
