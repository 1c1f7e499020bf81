import { genericSections } from '#shared/items/sections/generic-section.ts'
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

export type GptRow = ApiOutputs['admin']['gpts']['list']['items'][number]

const nom = (row: GptRow) => row.nom

/** What the table shows before other columns are chosen. */
export const firstGptColumns = ['statut', 'ia', 'categories', 'sections', 'date_creation']

/** The columns of the table of GPTs, of which some are shown. */
export function gptColumns(actions: RowActions<GptRow>): DataColumn<GptRow>[] {
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
      className: 'c-opt',
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
