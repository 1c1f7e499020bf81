import { keepPreviousData } from '@tanstack/react-query'
import { useCallback, useState } from 'react'

import { promptTris } from '#shared/admin/content-list.ts'
import { api } from '#web/admin/api/api.ts'
import { IconButton } from '#web/admin/controls/icon-button.tsx'
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
import type { DataColumn } from '#web/admin/table/data-table.tsx'
import type { ApiOutputs } from '#web/loading/trpc.ts'

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
      <div className="lg:pointer-fine:-mt-2">
        <ItemTable
          kind="prompt"
          state={state}
          onChange={changeUrl}
          list={list}
          title={(row) => row.titre}
          columns={columns}
          firstColumns={firstPromptColumns}
        />
      </div>
      <SeoQueriesDialog prompt={edited} onClose={() => setEdited(null)} />
    </>
  )
}

type PromptRow = ApiOutputs['admin']['prompts']['list']['items'][number]

const titre = (row: PromptRow) => row.titre

/** What the table shows before other columns are chosen. */
const firstPromptColumns = ['statut', 'categories', 'requetes_seo', 'date_creation']

/** The columns of the table of prompts, of which some are shown. */
function promptColumns(
  actions: RowActions<PromptRow>,
  onEditQueries: (row: PromptRow) => void,
): DataColumn<PromptRow>[] {
  return [
    titleColumn('prompt', { id: 'titre', label: 'Titre' }, titre, actions),
    statutColumn(titre, actions),
    categoriesColumn(titre, actions),
    tagsColumn(titre, actions),
    editableColumn(titre, actions, {
      champ: 'niveau',
      header: 'Niveau',
      value: ({ niveau }) => niveau,
    }),
    editableColumn(titre, actions, { champ: 'ia', header: 'IA', value: ({ ia }) => ia }),
    {
      id: 'requetes_seo',
      header: 'Requêtes SEO',
      isSortable: true,
      className: 'c-st',
      cell: ({ requetesSeo }) => <Completeness isComplete={requetesSeo} />,
    },
    scoreColumn(),
    editableColumn(titre, actions, {
      champ: 'auteur_nom',
      header: 'Auteur',
      value: ({ auteur_nom }) => auteur_nom,
    }),
    verifiedColumn(),
    modifiedColumn(),
    dateColumn(),
    itemActionsColumn('prompt', titre, actions, (row) => (
      <IconButton
        label={`Requêtes SEO de ${titre(row)}`}
        icon="search"
        onClick={() => onEditQueries(row)}
      />
    )),
  ]
}
