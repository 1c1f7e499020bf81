import { createFileRoute } from '@tanstack/react-router'

import { SelectionPage } from '../../features/selection/selection-page.tsx'
import { unlistedPageHead } from '../../head.ts'

import listStyles from '../../list.css?url'

export const Route = createFileRoute('/_site/selection')({
  staticData: { styles: listStyles },
  head: ({ matches }) =>
    unlistedPageHead({
      matches,
      path: '/selection',
      title: 'Ma sélection de prompts et de GPT',
      description: 'Vos prompts et GPT gardés dans ce navigateur, à copier ou à partager.',
    }),
  component: SelectionPage,
})
