import { useMemo } from 'react'

import type { StoredJourney } from '#shared/journeys/journey.ts'
import { countOf } from '#shared/text/plural.ts'
import { api } from '#web/admin/api/api.ts'
import { useUndoable } from '#web/admin/api/undoable.ts'
import { IconButton } from '#web/admin/controls/icon-button.tsx'
import { actionsColumn } from '#web/admin/table/actions-column.tsx'
import { leaveRow } from '#web/admin/table/row-focus.ts'
import { type WholeColumn, WholeTable } from '#web/admin/table/whole-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

import { statutLabels, withoutItems } from './journey-draft.ts'

type JourneyTableProps = { journeys: StoredJourney[]; onEdit: (journey: StoredJourney) => void }

/** Every journey; what is removed can be brought back. */
export function JourneyTable({ journeys, onEdit }: JourneyTableProps) {
  const { client, admin } = api.useUtils()
  const { mutate: remove } = useUndoable({
    run: (journey: StoredJourney) =>
      client.admin.journeys.remove.mutate({ expected: withoutItems(journey) }),
    undo: (removed) => client.admin.journeys.restore.mutate(removed),
    refresh: () => admin.journeys.invalidate(),
    words: {
      done: 'Parcours supprimé',
      failed: 'Impossible de supprimer le parcours.',
      undone: 'Parcours rétabli',
      undoFailed: 'Impossible de rétablir le parcours.',
    },
    consequence: ({ statut }) =>
      statut === 'valide' ? 'Sa page ne répond plus. Ses fiches restent en ligne.' : undefined,
    onDone: ({ slug }) => leaveRow(slug),
  })
  const columns = useMemo(() => journeyColumns(onEdit, remove), [onEdit, remove])
  if (journeys.length === 0) {
    return (
      <EmptyState
        title="Aucun parcours"
        text="Un parcours met des prompts et des GPT dans l’ordre d’une mission, avec le but de chaque étape."
      />
    )
  }
  return (
    <WholeTable
      label="Parcours"
      columns={columns}
      rows={journeys}
      rowId={({ slug }) => slug}
      initialSort={{ column: 'rang', order: 'asc' }}
    />
  )
}

type StepWarningProps = { count: number; one: string; many: string }

const StepWarning = ({ count, one, many }: StepWarningProps) =>
  count > 0 ? <p className="hint">{countOf(count, one, many)}</p> : null

const journeyColumns = (
  onEdit: (journey: StoredJourney) => void,
  onRemove: (journey: StoredJourney) => void,
): WholeColumn<StoredJourney>[] => [
  {
    id: 'titre',
    header: 'Titre',
    sortValue: ({ titre }) => titre,
    className: 'c-ttl',
    cell: ({ titre, slug, fiches, etapes }) => (
      <>
        <span className="ttl">{titre}</span>
        <p>/parcours/{slug}</p>
        <StepWarning
          count={etapes.length - fiches.length}
          one="étape sans fiche"
          many="étapes sans fiche"
        />
        <StepWarning
          count={fiches.filter(({ isPublic }) => !isPublic).length}
          one="étape non publiée"
          many="étapes non publiées"
        />
      </>
    ),
  },
  {
    id: 'statut',
    header: 'Statut',
    sortValue: ({ statut }) => statutLabels[statut],
    className: 'c-st',
    cell: ({ statut }) => statutLabels[statut],
  },
  {
    id: 'etapes',
    header: 'Étapes',
    sortValue: ({ etapes }) => etapes.length,
    className: 'c-st',
    cell: ({ etapes }) => etapes.length,
  },
  {
    id: 'rang',
    header: 'Place',
    sortValue: ({ rang }) => rang,
    className: 'max-md:hidden',
    cell: ({ rang }) => rang,
  },
  actionsColumn((journey) => (
    <>
      <IconButton label={`Modifier ${journey.titre}`} icon="pen" onClick={() => onEdit(journey)} />
      <IconButton
        label={`Supprimer ${journey.titre}`}
        icon="trash"
        onClick={() => onRemove(journey)}
      />
    </>
  )),
]
