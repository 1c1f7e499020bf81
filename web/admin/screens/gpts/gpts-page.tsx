import { keepPreviousData } from '@tanstack/react-query'

import { gptTris } from '#shared/admin/content-list.ts'
import { api } from '#web/admin/api/api.ts'
import { useUrlState } from '#web/admin/controls/url-state.ts'
import { ItemTable } from '#web/admin/item-table/item-table.tsx'
import { ListHead } from '#web/admin/item-table/list-head.tsx'
import { listInput, readListState } from '#web/admin/items/list-state.ts'
import { useMay } from '#web/admin/session/session.ts'

import { firstGptColumns, gptColumns } from './gpt-columns.tsx'
import { WorkflowGenerator } from './workflows/workflow-generator.tsx'

/** `/secure-admin-panel/gpts`. */
export function GptsPage() {
  const [url, changeUrl] = useUrlState()
  const may = useMay()
  const state = readListState(url, gptTris)
  const list = api.admin.gpts.list.useQuery(listInput(state), {
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <ListHead kind="gpt" />
      <div className="stack">
        {may('workflows.run') ? <WorkflowGenerator /> : null}
        <ItemTable
          kind="gpt"
          state={state}
          onChange={changeUrl}
          list={list}
          title={(row) => row.nom}
          columns={gptColumns}
          firstColumns={firstGptColumns}
        />
      </div>
    </>
  )
}
