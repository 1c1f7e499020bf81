import { keepPreviousData } from '@tanstack/react-query'
import { useCallback, useState } from 'react'

import { promptTris } from '#shared/admin/content-list.ts'
import { api } from '#web/admin/api/api.ts'
import { useUrlState } from '#web/admin/controls/url-state.ts'
import { ItemTable, type RowActions } from '#web/admin/item-table/item-table.tsx'
import { ListHead } from '#web/admin/item-table/list-head.tsx'
import { listInput, readListState } from '#web/admin/items/list-state.ts'

import { firstPromptColumns, promptColumns, type PromptRow } from './prompt-columns.tsx'
import { SeoQueriesDialog } from './seo-queries-dialog.tsx'

/** `/secure-admin-panel/prompts`. */
export function PromptsPage() {
  const [url, changeUrl] = useUrlState()
  const [edited, setEdited] = useState<PromptRow | null>(null)
  const state = readListState(url, promptTris)
  const list = api.admin.prompts.list.useQuery(listInput(state), {
    placeholderData: keepPreviousData,
  })
  const columns = useCallback(
    (actions: RowActions<PromptRow>) => promptColumns(actions, setEdited),
    [],
  )
  return (
    <>
      <ListHead kind="prompt" />
      <ItemTable
        kind="prompt"
        state={state}
        onChange={changeUrl}
        list={list}
        title={(row) => row.titre}
        columns={columns}
        firstColumns={firstPromptColumns}
      />
      <SeoQueriesDialog prompt={edited} onClose={() => setEdited(null)} />
    </>
  )
}
