import { createFileRoute } from '@tanstack/react-router'

import { SelectionPage } from '#web/features/selection/selection-page.tsx'
import { unlistedPageHead } from '#web/head/head.ts'

import listStyles from '#web/styles/kinds/list.css?url'

export const Route = createFileRoute('/_site/selection')({
  staticData: { styles: listStyles },
  head: ({ matches }) => unlistedPageHead(matches, '/selection'),
  component: SelectionPage,
})
