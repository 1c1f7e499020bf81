import { genericSections } from '#shared/generic-section.ts'
import type { ApiOutputs } from '#web/trpc.ts'

import { editorPath } from '../content/content-words.ts'
import {
  actionsColumn,
  categoriesColumn,
  Completeness,
  dateColumn,
  iconButton,
  statutColumn,
  titleColumn,
} from '../content/item-columns.tsx'
import type { RowActions } from '../content/item-table.tsx'
import type { DataColumn } from '../controls/data-table.tsx'
import { Icon } from '../controls/icon.tsx'
import { AdminLink } from '../controls/link.tsx'

export type GptRow = ApiOutputs['admin']['gpts']['list']['items'][number]

const nom = (row: GptRow) => row.nom

/** The columns of the table of GPTs (R167). */
export function gptColumns(actions: RowActions<GptRow>): DataColumn<GptRow>[] {
  return [
    titleColumn('gpt', { id: 'nom', label: 'Nom' }, nom),
    statutColumn(nom, actions),
    {
      id: 'ia',
      header: 'IA',
      isSortable: true,
      className: 'c-opt',
      cell: ({ ia }) => ia ?? <span className="hint">Par défaut</span>,
    },
    categoriesColumn(),
    {
      id: 'sections',
      header: 'Sections enrichies',
      className: 'c-st',
      cell: ({ sectionsRemplies, ...row }) => (
        <Completeness isComplete={sectionsRemplies === genericSections.length} row={row} />
      ),
    },
    dateColumn(),
    actionsColumn('gpt', nom, actions, (row) => (
      <AdminLink
        className={iconButton()}
        to={editorPath('gpt', row.id)}
        search={{ onglet: 'requetes-seo' }}
        aria-label={`Requêtes SEO de ${nom(row)}`}
      >
        <Icon name="search" />
      </AdminLink>
    )),
  ]
}
