import { createFileRoute } from '@tanstack/react-router'

import { SelectionPage } from '#web/features/selection/selection-page.tsx'
import { unlistedPageHead } from '#web/head/head.ts'

import selectionStyles from '#web/styles/kinds/selection.css?url'

export const Route = createFileRoute('/_site/selection')({
  staticData: { styles: selectionStyles },
  head: ({ matches }) => unlistedPageHead(matches, '/selection'),
  component: SelectionPage,
})
