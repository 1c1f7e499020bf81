import type { SeoPageChange } from '#shared/admin/seo-cockpit.ts'
import type { StoredPage } from '#shared/pages/seo-page.ts'
import { api } from '#web/admin/api/api.ts'
import { useUndoable } from '#web/admin/api/undoable.ts'

type Change = {
  changes: SeoPageChange[]
  /** Previous texts, which an undo restores. */
  before: { path: string; stored: StoredPage | null }[]
  done: string
}

const failed = 'Impossible de modifier ces configurations.'

/** Changes the stored texts of several pages in one request, and offers an undo. */
export function useSeoChanges(onDone: () => void) {
  const { client, admin } = api.useUtils()
  const send = (changes: SeoPageChange[]) => client.admin.seoPages.change.mutate({ changes })
  const { mutate, isPending } = useUndoable({
    async run({ changes, before, done }: Change) {
      const { changed } = await send(changes)
      const back = before.flatMap(({ path, stored }) => {
        const now = changed.find(({ page_route }) => page_route === path)
        return now ? [inverseChange(path, now.updated_at, stored)] : []
      })
      return { back, done }
    },
    undo: ({ back }) => send(back),
    refresh: () => {
      // The next change needs fresh rows. The counts are not awaited.
      void admin.seoPages.cockpitCounts.invalidate()
      return Promise.all([
        admin.seoPages.list.invalidate(),
        admin.seoPages.cockpit.invalidate(),
        admin.prompts.invalidate(),
        admin.gpts.invalidate(),
      ])
    },
    words: {
      done: ({ done }) => done,
      failed,
      undone: 'Configurations rétablies',
      undoFailed: failed,
    },
    onDone,
  })
  return { change: mutate, isPending }
}

/** The change from the version with a date to what was stored before. */
function inverseChange(
  page_route: string,
  lu: string | null,
  stored: StoredPage | null,
): SeoPageChange {
  if (stored === null) return { page_route, lu, page: null }
  const { meta_title, meta_description, meta_keywords, og_image } = stored
  return { page_route, lu, page: { meta_title, meta_description, meta_keywords, og_image } }
}
