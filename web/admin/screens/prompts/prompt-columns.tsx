import { IconButton } from '#web/admin/controls/icon-button.tsx'
import {
  categoriesColumn,
  Completeness,
  dateColumn,
  itemActionsColumn,
  statutColumn,
  titleColumn,
} from '#web/admin/item-table/item-columns.tsx'
import type { RowActions } from '#web/admin/item-table/item-table.tsx'
import type { DataColumn } from '#web/admin/table/data-table.tsx'
import type { ApiOutputs } from '#web/loading/trpc.ts'

export type PromptRow = ApiOutputs['admin']['prompts']['list']['items'][number]

const titre = (row: PromptRow) => row.titre

/** The columns of the table of prompts. */
export function promptColumns(
  actions: RowActions<PromptRow>,
  onEditQueries: (row: PromptRow) => void,
): DataColumn<PromptRow>[] {
  return [
    titleColumn('prompt', { id: 'titre', label: 'Titre' }, titre),
    statutColumn(titre, actions),
    categoriesColumn(),
    {
      id: 'requetes_seo',
      header: 'Requêtes SEO',
      isSortable: true,
      className: 'c-st',
      cell: ({ requetesSeo, ...row }) => <Completeness isComplete={requetesSeo} row={row} />,
    },
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
