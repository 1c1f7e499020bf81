import { useMemo } from 'react'

import { formatNumber } from '#shared/text/plural.ts'
import { bracketName, type UsedVariable } from '#shared/variables/known-variable.ts'
import { api } from '#web/admin/api/api.ts'
import { reportFailure, reportSuccess } from '#web/admin/api/failures.ts'
import { IconButton } from '#web/admin/controls/icon-button.tsx'
import { Icon } from '#web/admin/controls/icon.tsx'
import { TableEmpty, TableSearch, TableTools } from '#web/admin/table/table-tools.tsx'
import { useUrlState } from '#web/admin/table/url-state.ts'
import { type WholeColumn, WholeTable } from '#web/admin/table/whole-table.tsx'
import { kindIcons, kindLabels } from '#web/admin/variables/kind-labels.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { showToast } from '#web/ui/toast.tsx'

import { filteredVariables, quoted } from './variable-draft.ts'

type RowActions = {
  onEdit: (variable: UsedVariable) => void
  onMerge: (variable: UsedVariable) => void
}

type VariableTableProps = RowActions & { variables: UsedVariable[] }

/** Every variable of the vocabulary; what is removed can be brought back. */
export function VariableTable({ variables, onEdit, onMerge }: VariableTableProps) {
  const utils = api.useUtils()
  const [{ q = '' }, changeUrl] = useUrlState()
  const { mutate: restore } = api.admin.variables.restore.useMutation({
    onSuccess: () => reportSuccess('Variable rétablie'),
    onError: (error) => reportFailure('Impossible de rétablir la variable.', error),
    onSettled: () => utils.admin.variables.invalidate(),
  })
  const { mutate: remove } = api.admin.variables.remove.useMutation({
    onSuccess: (removed) =>
      showToast({
        type: 'success',
        title: 'Variable supprimée',
        description: `Les prompts gardent leurs crochets\u00a0: ${quoted(removed.libelle)} n’y a plus ni libellé ni aide.`,
        action: { label: 'Annuler', run: () => restore(removed) },
      }),
    onError: (error) => reportFailure('Impossible de supprimer la variable.', error),
    onSettled: () => utils.admin.variables.invalidate(),
  })
  const columns = useMemo(
    () =>
      variableColumns({
        onEdit,
        onMerge,
        onRemove: ({ prompts: _count, ...lu }) => remove({ lu }),
      }),
    [onEdit, onMerge, remove],
  )
  const shown = useMemo(() => filteredVariables(variables, q), [variables, q])
  if (variables.length === 0) {
    return (
      <EmptyState
        title="Aucune variable"
        text="Une variable donne un libellé, une aide et un exemple à ce que des prompts demandent entre crochets."
      />
    )
  }
  return (
    <section className="panel" aria-label="Variables du vocabulaire">
      <TableTools count={shown.length}>
        <TableSearch
          label="Chercher une variable"
          placeholder="Clé, libellé ou alias"
          value={q}
          onChange={(text) => changeUrl({ q: text })}
        />
      </TableTools>
      {shown.length === 0 ? (
        <TableEmpty term={q} />
      ) : (
        <WholeTable
          label="Variables"
          columns={columns}
          rows={shown}
          rowId={({ cle }) => cle}
          initialSort={{ column: 'variable', order: 'asc' }}
        />
      )}
    </section>
  )
}

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
      <span className="variable-kind">
        <Icon name={kindIcons[nature]} />
        {kindLabels[nature]}
        {choix.length > 0 ? ` (${choix.length})` : ''}
      </span>
    ),
  },
  {
    id: 'alias',
    header: 'Alias',
    sortValue: ({ alias }) => alias[0] ?? null,
    className: 'c-opt',
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
    className: 'c-date',
    cell: ({ prompts }) => <span className="whitespace-nowrap">{usedIn(prompts)}</span>,
  },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    className: 'c-acts',
    cell: (variable) => {
      const { cle, libelle } = variable
      return (
        <span className="acts" data-variable={cle}>
          <IconButton label={`Modifier ${libelle}`} icon="pen" onClick={() => onEdit(variable)} />
          <IconButton
            label={`Fusionner ${libelle}`}
            icon="merge"
            onClick={() => onMerge(variable)}
          />
          <IconButton
            label={`Supprimer ${libelle}`}
            icon="trash"
            onClick={() => onRemove(variable)}
          />
        </span>
      )
    },
  },
]

/** «dans 12 prompts» */
export function usedIn(prompts: number): string {
  if (prompts === 0) return 'dans aucun prompt'
  return `dans ${formatNumber(prompts)}\u00a0${prompts > 1 ? 'prompts' : 'prompt'}`
}
