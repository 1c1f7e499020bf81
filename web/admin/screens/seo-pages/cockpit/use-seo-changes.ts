import { useMutation } from '@tanstack/react-query'

import type { SeoPageChange } from '#shared/admin/seo-cockpit.ts'
import type { SeoPage } from '#shared/pages/seo-page.ts'
import { api } from '#web/admin/api/api.ts'
import { reportFailure } from '#web/admin/api/failures.ts'
import { showToast } from '#web/ui/toast.tsx'

type ChangedRow = { path: string; stored: SeoPage | null }

type Run = {
  changes: SeoPageChange[]
  /** What was stored before, for the way back; null for the way back itself. */
  before: ChangedRow[] | null
  done: string
}

/** Changes several configurations in one go, and offers the way back. */
export function useSeoChanges(onDone: () => void) {
  const { client, admin } = api.useUtils()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ changes }: Run) => client.admin.seoPages.change.mutate({ changes }),
    onSuccess({ changed }, { before, done }) {
      onDone()
      const undo = before?.flatMap(({ path, stored }) => {
        const now = changed.find(({ page_route }) => page_route === path)
        return now ? [changeBack(path, now.updated_at, stored)] : []
      })
      showToast({
        type: 'success',
        title: done,
        action: undo && {
          label: 'Annuler',
          run: () => mutate({ changes: undo, before: null, done: 'Configurations rétablies' }),
        },
      })
    },
    onError: (error) => reportFailure('Impossible de modifier ces configurations.', error),
    onSettled: () => {
      // The next change is of what is read anew; nobody waits for the counts.
      void admin.seoPages.cockpitCounts.invalidate()
      return Promise.all([admin.seoPages.list.invalidate(), admin.seoPages.cockpit.invalidate()])
    },
  })
  return { change: mutate, isPending }
}

function changeBack(page_route: string, lu: string | null, stored: SeoPage | null): SeoPageChange {
  if (stored === null) return { page_route, lu, page: null }
  const { meta_title, meta_description, meta_keywords, og_image } = stored
  return { page_route, lu, page: { meta_title, meta_description, meta_keywords, og_image } }
}
