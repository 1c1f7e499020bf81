import { keepPreviousData } from '@tanstack/react-query'

import { gptTris } from '#shared/admin/content-list.ts'
import { genericSections } from '#shared/items/sections/generic-section.ts'
import { api } from '#web/admin/api/api.ts'
import { useUrlState } from '#web/admin/controls/url-state.ts'
import {
  categoriesColumn,
  Completeness,
  dateColumn,
  editableColumn,
  itemActionsColumn,
  modifiedColumn,
  scoreColumn,
  statutColumn,
  tagsColumn,
  titleColumn,
  verifiedColumn,
} from '#web/admin/item-table/item-columns.tsx'
import { ItemTable, type RowActions } from '#web/admin/item-table/item-table.tsx'
import { ListHead } from '#web/admin/item-table/list-head.tsx'
import { listInput, readListState } from '#web/admin/items/list-state.ts'
import { useMay } from '#web/admin/session/session.ts'
import type { DataColumn } from '#web/admin/table/data-table.tsx'
import type { ApiOutputs } from '#web/loading/trpc.ts'

import { WorkflowGenerator } from './workflow-generator.tsx'

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

type GptRow = ApiOutputs['admin']['gpts']['list']['items'][number]

const nom = (row: GptRow) => row.nom

/** What the table shows before other columns are chosen. */
const firstGptColumns = ['statut', 'ia', 'categories', 'sections', 'date_creation']

/** The columns of the table of GPTs, of which some are shown. */
function gptColumns(actions: RowActions<GptRow>): DataColumn<GptRow>[] {
  return [
    titleColumn('gpt', { id: 'nom', label: 'Nom' }, nom, actions),
    statutColumn(nom, actions),
    editableColumn(nom, actions, { champ: 'ia', header: 'IA', value: ({ ia }) => ia }),
    categoriesColumn(nom, actions),
    tagsColumn(nom, actions),
    {
      id: 'sections',
      header: 'Sections',
      isSortable: true,
      className: 'c-st',
      cell: ({ sectionsRemplies }) => (
        <Completeness isComplete={sectionsRemplies === genericSections.length} />
      ),
    },
    scoreColumn(),
    {
      id: 'epingle',
      header: 'Épinglé',
      className: 'max-md:hidden',
      cell: ({ epingle }) => (epingle ? 'Oui' : <span className="hint">Non</span>),
    },
    editableColumn(nom, actions, {
      champ: 'auteur_nom',
      header: 'Auteur',
      value: ({ auteur_nom }) => auteur_nom,
    }),
    verifiedColumn(),
    modifiedColumn(),
    dateColumn(),
    itemActionsColumn('gpt', nom, actions),
  ]
}
