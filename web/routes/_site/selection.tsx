import { createFileRoute } from '@tanstack/react-router'

import { SelectionPage } from '#web/features/selection/selection-page.tsx'
import { unlistedPageHead } from '#web/head/head.ts'

export const Route = createFileRoute('/_site/selection')({
  head: ({ matches }) => unlistedPageHead(matches, '/selection'),
  component: SelectionPage,
})
