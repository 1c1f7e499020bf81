import { useMemo } from 'react'

import { formatNumber } from '#shared/text/plural.ts'
import { bracketName, type UsedVariable } from '#shared/variables/known-variable.ts'
import { api } from '#web/admin/api/api.ts'
import { useUndoable } from '#web/admin/api/undoable.ts'
import { IconButton } from '#web/admin/controls/icon-button.tsx'
import { Icon } from '#web/admin/controls/icon.tsx'
import { actionsColumn } from '#web/admin/table/actions-column.tsx'
import { leaveRow } from '#web/admin/table/row-focus.ts'
import { SearchedTable } from '#web/admin/table/searched-table.tsx'
import type { WholeColumn } from '#web/admin/table/whole-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

import { kindIcons, kindLabels, quoted, scopeLabels } from './variable-draft.ts'

type RowActions = {
  onEdit: (variable: UsedVariable) => void
  onMerge: (variable: UsedVariable) => void
}

type VariableTableProps = RowActions & { variables: UsedVariable[] }

/** Every variable of the vocabulary; what is removed can be brought back. */
export function VariableTable({ variables, onEdit, onMerge }: VariableTableProps) {
  const { client, admin } = api.useUtils()
  const { mutate: remove } = useUndoable({
    run: ({ prompts: _count, ...lu }: UsedVariable) => client.admin.variables.remove.mutate({ lu }),
    undo: (removed) => client.admin.variables.restore.mutate(removed),
    refresh: () => admin.variables.invalidate(),
    words: {
      done: 'Variable supprimée',
      failed: 'Impossible de supprimer la variable.',
      undone: 'Variable rétablie',
      undoFailed: 'Impossible de rétablir la variable.',
    },
    consequence: ({ libelle }) =>
      `Les prompts gardent leurs crochets\u00a0: ${quoted(libelle)} n’y a plus ni libellé ni aide.`,
    onDone: ({ cle }) => leaveRow(cle),
  })
  const columns = useMemo(
    () => variableColumns({ onEdit, onMerge, onRemove: remove }),
    [onEdit, onMerge, remove],
  )
  if (variables.length === 0) {
    return (
      <EmptyState
        title="Aucune variable"
        text="Une variable donne un libellé, une aide et un exemple à ce que des prompts demandent entre crochets."
      />
    )
  }
  return (
    <SearchedTable
      listLabel="Variables du vocabulaire"
      searchLabel="Chercher une variable"
      placeholder="Clé, libellé ou alias"
      textOf={searchedText}
      label="Variables"
      columns={columns}
      rows={variables}
      rowId={({ cle }) => cle}
      initialSort={{ column: 'variable', order: 'asc' }}
    />
  )
}

const searchedText = ({ cle, libelle, alias }: UsedVariable) => [cle, libelle, ...alias].join(' ; ')

const variableColumns = ({
  onEdit,
  onMerge,
  onRemove,
}: RowActions & { onRemove: (variable: UsedVariable) => void }): WholeColumn<UsedVariable>[] => [
  {
    id: 'variable',
    header: 'Variable',
    sortValue: ({ libelle }) => libelle,
    className: 'c-ttl',
    cell: (variable) => (
      <>
        <span className="ttl">{variable.libelle}</span>
        <p>[{bracketName(variable)}]</p>
        <p className="hint md:hidden">{usedIn(variable.prompts)}</p>
      </>
    ),
  },
  {
    id: 'type',
    header: 'Type',
    sortValue: ({ nature }) => kindLabels[nature],
    className: 'c-st',
    cell: ({ nature, choix }) => (
      <span className="inline-flex items-center gap-1.5 text-micro font-semibold whitespace-nowrap text-ink-2">
        <Icon name={kindIcons[nature]} />
        {kindLabels[nature]}
        {choix.length > 0 ? ` (${choix.length})` : ''}
      </span>
    ),
  },
  {
    id: 'portee',
    header: 'Vaut pour',
    sortValue: ({ portee }) => scopeLabels[portee],
    className: 'max-md:hidden',
    cell: ({ portee }) => scopeLabels[portee],
  },
  {
    id: 'alias',
    header: 'Alias',
    sortValue: ({ alias }) => alias[0] ?? null,
    className: 'max-md:hidden',
    cell: ({ alias }) => (
      <span className="hint">
        {alias.length === 0 ? 'aucun' : alias.map((name) => name.replaceAll('-', ' ')).join(', ')}
      </span>
    ),
  },
  {
    id: 'prompts',
    header: 'Prompts',
    sortValue: ({ prompts }) => prompts,
    className: 'max-lg:hidden',
    cell: ({ prompts }) => <span className="whitespace-nowrap">{usedIn(prompts)}</span>,
  },
  actionsColumn((variable) => (
    <>
      <IconButton
        label={`Modifier ${variable.libelle}`}
        icon="pen"
        onClick={() => onEdit(variable)}
      />
      <IconButton
        label={`Fusionner ${variable.libelle}`}
        icon="merge"
        onClick={() => onMerge(variable)}
      />
      <IconButton
        label={`Supprimer ${variable.libelle}`}
        icon="trash"
        onClick={() => onRemove(variable)}
      />
    </>
  )),
]

/** «dans 12 prompts» */
export function usedIn(prompts: number): string {
  if (prompts === 0) return 'dans aucun prompt'
  return `dans ${formatNumber(prompts)}\u00a0${prompts > 1 ? 'prompts' : 'prompt'}`
}
