import { keepPreviousData } from '@tanstack/react-query'

import { gptTris } from '#shared/content-list.ts'

import { api } from '../api.ts'
import { ItemTable } from '../content/item-table.tsx'
import { ListHead } from '../content/list-head.tsx'
import { listInput, readListState } from '../content/list-state.ts'
import { useUrlState } from '../controls/url-state.ts'
import { useMay } from '../frame/session.ts'
import { gptColumns } from '../gpts/gpt-columns.tsx'
import { WorkflowGenerator } from '../workflows/workflow-generator.tsx'

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
        />
      </div>
    </>
  )
}
