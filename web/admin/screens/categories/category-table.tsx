import { useMemo } from 'react'

import type { UsedCategory } from '#shared/labels/used-category.ts'
import { bothCounts } from '#shared/pages/tag.ts'
import { formatNumber } from '#shared/text/plural.ts'
import { IconButton } from '#web/admin/controls/icon-button.tsx'
import { actionsColumn } from '#web/admin/table/actions-column.tsx'
import { SearchedTable } from '#web/admin/table/searched-table.tsx'
import type { WholeColumn } from '#web/admin/table/whole-table.tsx'

export type CategoryActions = {
  onEdit: (category: UsedCategory) => void
  onMerge: (category: UsedCategory) => void
  onRemove: (category: UsedCategory) => void
}

/** Every category, with its colour, its code and how many items it files. */
export function CategoryTable({
  categories,
  onEdit,
  onMerge,
  onRemove,
}: CategoryActions & { categories: UsedCategory[] }) {
  const columns = useMemo(
    () => categoryColumns({ onEdit, onMerge, onRemove }),
    [onEdit, onMerge, onRemove],
  )
  return (
    <SearchedTable
      listLabel="Catégories des fiches"
      searchLabel="Chercher une catégorie"
      placeholder="Nom, code ou ancien nom"
      textOf={searchedText}
      label="Catégories"
      columns={columns}
      rows={categories}
      rowId={({ nom }) => nom}
      initialSort={{ column: 'nom', order: 'asc' }}
    />
  )
}

const searchedText = ({ nom, code, libelle, anciens }: UsedCategory) =>
  [nom, code ?? '', libelle, ...anciens].join(' ; ')

const categoryColumns = ({
  onEdit,
  onMerge,
  onRemove,
}: CategoryActions): WholeColumn<UsedCategory>[] => [
  {
    id: 'nom',
    header: 'Nom',
    sortValue: ({ nom }) => nom,
    className: 'c-ttl',
    cell: ({ nom, teinte, anciens, prompts, gpts }) => (
      <>
        <span className={`ttl cat ${teinte}`}>
          <span
            className="mr-2 inline-block h-[0.9em] w-[1.25em] rounded-1 bg-(--tab) align-[-0.1em] [--slope:0.25em] tab-shape"
            aria-hidden="true"
          />
          {nom}
        </span>
        <p className="hint md:hidden">
          {bothCounts({ promptCount: prompts, gptCount: gpts }, ', ')}
        </p>
        {anciens.length > 0 ? <p className="hint">avant, {anciens.join(', ')}</p> : null}
      </>
    ),
  },
  {
    id: 'code',
    header: 'Code',
    sortValue: ({ code }) => code,
    className: 'c-st',
    cell: ({ code }) => code ?? <span className="hint">aucun</span>,
  },
  {
    id: 'libelle',
    header: 'Nom français',
    sortValue: ({ libelle, nom }) => libelle || nom,
    className: 'max-md:hidden',
    cell: ({ libelle, nom }) => libelle || <span className="hint">{nom}</span>,
  },
  {
    id: 'prompts',
    header: 'Prompts',
    sortValue: ({ prompts }) => prompts,
    className: 'max-lg:hidden',
    cell: ({ prompts }) => formatNumber(prompts),
  },
  {
    id: 'gpts',
    header: 'GPT',
    sortValue: ({ gpts }) => gpts,
    className: 'max-lg:hidden',
    cell: ({ gpts }) => formatNumber(gpts),
  },
  actionsColumn((category) => (
    <>
      <IconButton label={`Modifier ${category.nom}`} icon="pen" onClick={() => onEdit(category)} />
      <IconButton
        label={`Fusionner ${category.nom}`}
        icon="merge"
        onClick={() => onMerge(category)}
      />
      <IconButton
        label={`Supprimer ${category.nom}`}
        icon="trash"
        onClick={() => onRemove(category)}
      />
    </>
  )),
]
