import { useQuery } from '@tanstack/react-query'

import { Loaded } from '#web/admin/controls/loaded.tsx'
import { useSession } from '#web/admin/session/session.ts'

import { ImportSteps } from './import-steps.tsx'
import { readKeptWork } from './kept-work.ts'

/** `/secure-admin-panel/importer`: how content comes in, and all of it out. */
export function ImportPage() {
  const { user } = useSession()
  const kept = useQuery({
    queryKey: ['keptImport', user.id],
    queryFn: () => readKeptWork(user.id, new Date()),
    gcTime: 0,
    staleTime: Infinity,
    networkMode: 'always',
  })
  return (
    <Loaded asked={kept}>
      {(work) => <ImportSteps key={kept.dataUpdatedAt} userId={user.id} kept={work} />}
    </Loaded>
  )
}
