import { createFileRoute } from '@tanstack/react-router'

import { readDocumentQuery } from '#shared/lists/list-query.ts'
import { ClientDocument } from '#web/features/selection/document/client-document.tsx'
import { unlistedPageHead } from '#web/head/head.ts'

export const Route = createFileRoute('/_site/selection_/document')({
  validateSearch: (search) => readDocumentQuery(search),
  head: ({ matches }) => unlistedPageHead(matches, '/selection/document'),
  component: ClientDocument,
})
