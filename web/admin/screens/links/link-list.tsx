import { useMemo } from 'react'

import { numericDate } from '#shared/text/french-date.ts'
import { countOf } from '#shared/text/plural.ts'
import { api } from '#web/admin/api/api.ts'
import { useUndoable } from '#web/admin/api/undoable.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { useUrlState } from '#web/admin/controls/url-state.ts'
import { dateText } from '#web/admin/table/date-text.ts'
import { FilterSelect } from '#web/admin/table/filter-select.tsx'
import { leaveRow } from '#web/admin/table/row-focus.ts'
import { oneOf } from '#web/admin/table/served-state.ts'
import { resultCount, tableTools } from '#web/admin/table/table-tools.tsx'
import { type WholeColumn, WholeTable } from '#web/admin/table/whole-table.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ExternalLink } from '#web/ui/external-link.tsx'

import { ItemLinks, itemsCell } from './item-links.tsx'
import {
  type DoubtedLink,
  linksOf,
  type ShownState,
  shownStateLabels,
  shownStates,
} from './shown-links.ts'

/** The addresses that were gone, with the items to mend; what somebody finds well by hand waits no more. */
export function LinkList({ links }: { links: DoubtedLink[] }) {
  const [{ etat }, changeUrl] = useUrlState()
  const shown = oneOf(shownStates, etat) ?? null
  const rows = linksOf(links, shown)
  const { client, admin } = api.useUtils()
  const { mutate: verify } = useUndoable({
    run: ({ adresse }: DoubtedLink) => client.admin.links.verify.mutate({ adresse }),
    undo: ({ adresse }) => client.admin.links.doubt.mutate({ adresse }),
    refresh: () => admin.invalidate(),
    words: {
      done: 'Lien vérifié à la main',
      failed: 'Impossible de noter cette vérification.',
      undone: 'Vérification annulée',
      undoFailed: 'Impossible d’annuler cette vérification.',
    },
    consequence: () => 'Il ne revient ici que s’il répond, puis disparaît de nouveau.',
    onDone: (_done, { adresse }) => leaveRow(adresse),
  })
  const { mutate: doubt } = useUndoable({
    run: ({ adresse }: DoubtedLink) => client.admin.links.doubt.mutate({ adresse }),
    undo: ({ adresse }) => client.admin.links.verify.mutate({ adresse }),
    refresh: () => admin.invalidate(),
    words: {
      done: 'Lien remis à traiter',
      failed: 'Impossible de remettre ce lien à traiter.',
      undone: 'Lien vérifié à la main',
      undoFailed: 'Impossible de noter cette vérification.',
    },
    onDone: (_done, { adresse }) => leaveRow(adresse),
  })
  const columns = useMemo(() => linkColumns(verify, doubt), [verify, doubt])
  return (
    <>
      <div className={tableTools}>
        <FilterSelect
          label="État"
          allLabel="À traiter"
          value={shown}
          options={shownStates.map((value) => ({ value, label: shownStateLabels[value] }))}
          onChange={(next) => changeUrl({ etat: next })}
        />
        <output className={resultCount}>{countOf(rows.length, 'lien', 'liens')}</output>
      </div>
      {rows.length === 0 ? (
        <div className="m-4">
          <EmptyState {...emptyWords[shown ?? 'tous']} />
        </div>
      ) : (
        <WholeTable
          label="Liens"
          columns={columns}
          rows={rows}
          rowId={({ adresse }) => adresse}
          initialSort={{ column: 'absent_depuis', order: 'asc' }}
          name="liens"
        />
      )}
    </>
  )
}

const emptyWords: Record<ShownState | 'tous', { title: string; text: string }> = {
  tous: {
    title: 'Aucun lien mort',
    text: 'Les liens dont la page a disparu deux jours différents apparaissent ici, avec les fiches à corriger.',
  },
  absents: {
    title: 'Aucun lien en attente',
    text: 'Un lien dont la page vient de disparaître est revu la nuit suivante avant d’être dit mort.',
  },
  verifies: {
    title: 'Aucun lien vérifié à la main',
    text: 'Un lien qui s’ouvre dans votre navigateur, mais se dit disparu au site, peut être écarté ici.',
  },
}

const linkColumns = (
  onVerify: (link: DoubtedLink) => void,
  onDoubt: (link: DoubtedLink) => void,
): WholeColumn<DoubtedLink>[] => [
  {
    id: 'adresse',
    header: 'Adresse',
    sortValue: ({ adresse }) => adresse,
    className: 'c-ttl',
    cell: ({ adresse, constat }) => (
      <>
        <ExternalLink className="ttl" href={adresse}>
          {shortAddress(adresse)}
        </ExternalLink>
        <span className="hint block">{constat}</span>
      </>
    ),
  },
  {
    id: 'fiches',
    header: 'Fiches',
    className: itemsCell,
    cell: ({ fiches }) => <ItemLinks items={fiches} />,
  },
  {
    id: 'absent_depuis',
    header: 'Absent depuis',
    sortValue: ({ absent_depuis }) => absent_depuis ?? '',
    className: 'c-st',
    cell: ({ absent_depuis, verifie_le }) => (
      <>
        <span className="hint md:hidden">Absent depuis le </span>
        <span className={dateText}>
          {absent_depuis === null ? null : numericDate(`${absent_depuis}T12:00:00.000Z`)}
        </span>
        {verifie_le === null ? null : (
          <span className="hint block">Vérifié le {numericDate(verifie_le)}</span>
        )}
      </>
    ),
  },
  {
    id: 'vu_le',
    header: 'Dernière visite',
    sortValue: ({ vu_le }) => vu_le ?? '',
    className: 'max-lg:hidden',
    cell: ({ vu_le }) => (
      <span className={dateText}>{vu_le === null ? null : numericDate(vu_le)}</span>
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    className: 'c-below max-md:row-4',
    cell: (link) => (
      <span className="acts">
        {link.verifie_le === null ? (
          <Button
            size="sm"
            aria-label={`Vérifié à la main\u00a0: ${link.adresse}`}
            onClick={() => onVerify(link)}
          >
            <Icon name="check" />
            Vérifié à la main
          </Button>
        ) : (
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Remettre à traiter\u00a0: ${link.adresse}`}
            onClick={() => onDoubt(link)}
          >
            <Icon name="reset" />
            Remettre à traiter
          </Button>
        )}
      </span>
    ),
  },
]

/** An address without its scheme, cut where it is longer than anybody reads. */
function shortAddress(address: string): string {
  const bare = address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
  return bare.length > 90 ? `${bare.slice(0, 89)}…` : bare
}
