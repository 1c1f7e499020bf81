import { Skeleton } from '../skeleton.tsx'
import type { cardGrid } from './card-grid.ts'
import { pageHeadSpace } from './page-head.tsx'

type PendingPageProps = { message: string; count?: number; columns?: keyof typeof cardGrid }

/** Placeholder of a page while its data loads. */
export const PendingPage = ({ message, count = 1, columns = 1 }: PendingPageProps) => (
  <div className={`page-width ${pageHeadSpace}`}>
    <Skeleton message={message} count={count} columns={columns} />
  </div>
)
