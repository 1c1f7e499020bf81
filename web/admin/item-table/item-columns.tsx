import type { ReactNode } from 'react'

import { previewAddress } from '#shared/addresses/admin-screens.ts'
import { categoryTheme } from '#shared/categories/category.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { numericDate } from '#shared/text/french-date.ts'
import { editorPath } from '#web/admin/controls/content-words.ts'
import { IconButton } from '#web/admin/controls/icon-button.tsx'
import { Icon } from '#web/admin/controls/icon.tsx'
import { AdminLink } from '#web/admin/controls/link.tsx'
import { StatusBadge, statutLabels } from '#web/admin/controls/status-badge.tsx'
import { StatutSelect } from '#web/admin/items/statut-select.tsx'
import { actionsColumn } from '#web/admin/table/actions-column.tsx'
import type { DataColumn } from '#web/admin/table/data-table.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'

import type { ItemRow, RowActions } from './item-table.tsx'

/** The title, which leads to the editor. */
export function titleColumn<Row extends ItemRow>(
  kind: ItemKind,
  header: { id: string; label: string },
  title: (row: Row) => string,
): DataColumn<Row> {
  return {
    id: header.id,
    header: header.label,
    isSortable: true,
    className: 'c-ttl',
    cell: (row) => (
      <AdminLink className="ttl" to={editorPath(kind, row.id)}>
        {title(row)}
      </AdminLink>
    ),
  }
}

export function statutColumn<Row extends ItemRow>(
  title: (row: Row) => string,
  { changeStatut, isChanging }: RowActions<Row>,
): DataColumn<Row> {
  return {
    id: 'statut',
    header: 'Statut',
    isSortable: true,
    className: 'c-st',
    cell: (row) =>
      changeStatut ? (
        <StatutSelect
          itemTitle={title(row)}
          value={row.statut}
          isDisabled={isChanging}
          onChange={(statut) => changeStatut([row], statut)}
        />
      ) : (
        <StatusBadge tone={row.statut}>{statutLabels[row.statut]}</StatusBadge>
      ),
  }
}

/** The first two categories, and how many more there are. */
export function categoriesColumn<Row extends ItemRow>(): DataColumn<Row> {
  return {
    id: 'categories',
    header: 'Catégories',
    isSortable: true,
    className: 'c-opt',
    cell: ({ categories }) => (
      <span className="cats">
        {categories.slice(0, 2).map((name) => (
          <Badge key={name} variant="category" className={`cat ${categoryTheme(name).className}`}>
            {name}
          </Badge>
        ))}
        {categories.length > 1 ? (
          <span className="hint cats-n">+{categories.length - 1}</span>
        ) : null}
        {categories.length > 2 ? (
          <span className="hint cats-all">+{categories.length - 2}</span>
        ) : null}
      </span>
    ),
  }
}

type CompletenessProps = { isComplete: boolean; row: Pick<ItemRow, 'manques' | 'score'> }

/** Whether a part of an item is written, and the score of the whole with what to mend. */
export function Completeness({ isComplete, row: { manques, score } }: CompletenessProps) {
  return (
    <span className="completeness" title={manques.join('\n')}>
      {isComplete ? (
        <span className="hint">Configuré</span>
      ) : (
        <StatusBadge tone="brouillon" icon="warn">
          À compléter
        </StatusBadge>
      )}
      {manques.length > 0 ? (
        <span className="hint">
          {score}/100<span className="vh">{` : ${manques.join(' ')}`}</span>
        </span>
      ) : null}
    </span>
  )
}

export function dateColumn<Row extends ItemRow>(): DataColumn<Row> {
  return {
    id: 'date_creation',
    header: 'Créé le',
    isSortable: true,
    className: 'c-opt c-date',
    cell: ({ date_creation }) => <span className="date">{numericDate(date_creation)}</span>,
  }
}

/** The buttons of a row; those that the editor has too leave a small screen. */
export const itemActionsColumn = <Row extends ItemRow>(
  kind: ItemKind,
  title: (row: Row) => string,
  { remove }: RowActions<Row>,
  quickAction?: (row: Row) => ReactNode,
): DataColumn<Row> =>
  actionsColumn((row) => (
    <>
      <a
        className={iconButton('more2')}
        href={previewAddress(kind, row.slug)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`Prévisualiser ${title(row)} (nouvel onglet)`}
      >
        <Icon name="ext" />
      </a>
      {quickAction?.(row)}
      <AdminLink
        className={iconButton()}
        to={editorPath(kind, row.id)}
        aria-label={`Modifier ${title(row)}`}
      >
        <Icon name="pen" />
      </AdminLink>
      {remove ? (
        <IconButton
          className="more2"
          icon="trash"
          label={`Supprimer ${title(row)}`}
          onClick={() => remove([row])}
        />
      ) : null}
    </>
  ))

/** The look of a row's button. */
const iconButton = (className?: string) =>
  buttonClass({ variant: 'quiet', size: 'sm', shape: 'icon', className })
