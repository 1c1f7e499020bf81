import { genericSections } from '#shared/items/sections/generic-section.ts'
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

export type GptRow = ApiOutputs['admin']['gpts']['list']['items'][number]

const nom = (row: GptRow) => row.nom

/** Shown as the one of the settings on its page. */
const defaultIa = (
  <span className="hint">
    —<span className="vh"> par défaut</span>
  </span>
)

/** The columns of the table of GPTs. */
export function gptColumns(actions: RowActions<GptRow>): DataColumn<GptRow>[] {
  return [
    titleColumn('gpt', { id: 'nom', label: 'Nom' }, nom),
    statutColumn(nom, actions),
    {
      id: 'ia',
      header: 'IA',
      isSortable: true,
      className: 'c-opt',
      cell: ({ ia }) => (ia ? <span className="whitespace-nowrap">{ia}</span> : defaultIa),
    },
    categoriesColumn(),
    {
      id: 'sections',
      header: 'Sections',
      isSortable: true,
      className: 'c-st',
      cell: ({ sectionsRemplies, ...row }) => (
        <Completeness isComplete={sectionsRemplies === genericSections.length} row={row} />
      ),
    },
    dateColumn(),
    itemActionsColumn('gpt', nom, actions),
  ]
}
