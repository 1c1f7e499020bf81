import { createFileRoute, notFound } from '@tanstack/react-router'

import { absentPageHead } from '#web/head/head.ts'

/** Any other path: the not-found screen inside the public frame, with its status. */
export const Route = createFileRoute('/_site/$')({
  loader: () => {
    throw notFound()
  },
  head: ({ matches }) => absentPageHead(matches),
})
