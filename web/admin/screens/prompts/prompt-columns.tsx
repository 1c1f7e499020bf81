import { IconButton } from '#web/admin/controls/icon-button.tsx'
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
import type { RowActions } from '#web/admin/item-table/item-table.tsx'
import type { DataColumn } from '#web/admin/table/data-table.tsx'
import type { ApiOutputs } from '#web/loading/trpc.ts'

export type PromptRow = ApiOutputs['admin']['prompts']['list']['items'][number]

const titre = (row: PromptRow) => row.titre

/** What the table shows before other columns are chosen. */
export const firstPromptColumns = ['statut', 'categories', 'requetes_seo', 'date_creation']

/** The columns of the table of prompts, of which some are shown. */
export function promptColumns(
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
