import type { ReactNode } from 'react'

import { previewAddress } from '#shared/addresses/admin-screens.ts'
import { manqueLabel } from '#shared/admin/manques.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { statutLabels } from '#shared/items/statut.ts'
import { numericDate } from '#shared/text/french-date.ts'
import { editorPath } from '#web/admin/controls/content-words.ts'
import { IconButton } from '#web/admin/controls/icon-button.tsx'
import { Icon } from '#web/admin/controls/icon.tsx'
import { AdminLink } from '#web/admin/controls/link.tsx'
import { StatusBadge } from '#web/admin/controls/status-badge.tsx'
import { StatutSelect } from '#web/admin/items/statut-select.tsx'
import { actionsColumn } from '#web/admin/table/actions-column.tsx'
import type { DataColumn } from '#web/admin/table/data-table.tsx'
import { dateText } from '#web/admin/table/date-text.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'

import { EditableCell } from './editable-cell.tsx'
import type { ItemRow, RowActions } from './item-table.tsx'
import { LabelsCell } from './labels-cell.tsx'
import type { TextField } from './use-cell-editing.ts'

/** The title, which leads to the editor. */
export function titleColumn<Row extends ItemRow>(
  kind: ItemKind,
  header: { id: string; label: string },
  title: (row: Row) => string,
  { listAddress }: RowActions<Row>,
): DataColumn<Row> {
  return {
    id: header.id,
    header: header.label,
    isSortable: true,
    className: 'c-ttl',
    cell: (row) => (
      <>
        <AdminLink
          className="ttl lg:pointer-fine:min-h-8 lg:pointer-fine:text-label lg:pointer-fine:leading-[1.15]"
          to={editorPath(kind, row.id)}
          search={listAddress}
        >
          {title(row)}
        </AdminLink>
        {row.copie && row.statut === 'valide' ? (
          <span className="hint block">Modifications à publier</span>
        ) : null}
        {row.relecture_le === null ? null : <span className="hint block">Prêt à relire</span>}
      </>
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
export function categoriesColumn<Row extends ItemRow>(
  title: (row: Row) => string,
  { editingOf, labels }: RowActions<Row>,
): DataColumn<Row> {
  const hues = new Map(labels.connues.map(({ nom, teinte }) => [nom, teinte]))
  return {
    id: 'categories',
    header: 'Catégories',
    isSortable: true,
    className: 'max-md:hidden',
    cell: (row) => (
      <LabelsCell
        editing={editingOf(row)}
        row={row}
        champ="categories"
        label={`Catégories de ${title(row)}`}
        value={row.categories}
        known={labels.categories}
        named={labels.connues}
      >
        <Categories names={row.categories} hues={hues} />
      </LabelsCell>
    ),
  }
}

type CategoriesProps = { names: string[]; hues: ReadonlyMap<string, string> }

const Categories = ({ names, hues }: CategoriesProps) => (
  <span className="flex flex-wrap items-center gap-1.5 whitespace-nowrap lg:pointer-fine:flex-nowrap">
    {names.slice(0, 2).map((name) => (
      <Badge key={name} variant="category" className={`${categoryBadge} ${hues.get(name) ?? ''}`}>
        {name}
      </Badge>
    ))}
    {names.length > 1 ? <span className="hint min-[90rem]:hidden">+{names.length - 1}</span> : null}
    {names.length > 2 ? <span className="hint max-[90rem]:hidden">+{names.length - 2}</span> : null}
  </span>
)

// On most screens a second category has no room beside the other columns.
const categoryBadge =
  'cat wrap-normal not-first:max-[90rem]:hidden lg:pointer-fine:whitespace-nowrap'

/** Whether a part of an item is written. */
export function Completeness({ isComplete }: { isComplete: boolean }) {
  return isComplete ? (
    <span className="hint">Configuré</span>
  ) : (
    <StatusBadge tone="brouillon" icon="warn">
      À compléter
    </StatusBadge>
  )
}

/** How complete an item is, of 100, with what it lacks. */
export function scoreColumn<Row extends ItemRow>(): DataColumn<Row> {
  return {
    id: 'completude',
    header: 'Score',
    isSortable: true,
    className: 'c-st',
    cell: ({ completude, manques }) => {
      const lacks = manques.map(manqueLabel).join(', ')
      return (
        <span
          className="inline-grid grid-cols-[2.125rem_3rem] items-center gap-1.5 tabular-nums"
          title={lacks}
        >
          <span>
            {completude}
            <span className="sr-only">{` sur 100${lacks === '' ? '' : `, à compléter : ${lacks}`}`}</span>
          </span>
          <meter
            className="h-2 w-12"
            min={0}
            max={100}
            low={70}
            high={90}
            optimum={100}
            value={completude}
            aria-hidden="true"
          />
        </span>
      )
    },
  }
}

/** A field that is edited in its cell. */
export function editableColumn<Row extends ItemRow>(
  title: (row: Row) => string,
  { editingOf, labels }: RowActions<Row>,
  { champ, header, value, show }: EditableColumn<Row>,
): DataColumn<Row> {
  return {
    id: champ,
    header,
    isSortable: true,
    className: 'max-md:hidden',
    cell: (row) => (
      <EditableCell
        editing={editingOf(row)}
        row={row}
        champ={champ}
        label={`${header} de ${title(row)}`}
        value={value(row)}
        suggestions={champ === 'ia' ? labels.ia : labels.auteurs}
      >
        {show?.(row) ?? value(row)}
      </EditableCell>
    ),
  }
}

type EditableColumn<Row> = {
  champ: TextField
  header: string
  value: (row: Row) => string | null
  /** Where it is shown otherwise than as its text. */
  show?: (row: Row) => ReactNode
}

export function tagsColumn<Row extends ItemRow>(
  title: (row: Row) => string,
  { editingOf, labels }: RowActions<Row>,
): DataColumn<Row> {
  return {
    id: 'tags',
    header: 'Tags',
    className: 'max-md:hidden',
    cell: (row) => (
      <LabelsCell
        editing={editingOf(row)}
        row={row}
        champ="tags"
        label={`Tags de ${title(row)}`}
        value={row.tags}
        known={labels.tags}
      >
        <span className="hint">{row.tags.join(', ')}</span>
      </LabelsCell>
    ),
  }
}

export function modifiedColumn<Row extends ItemRow>(): DataColumn<Row> {
  return {
    id: 'date_modification',
    header: 'Modifié le',
    isSortable: true,
    className: 'max-lg:hidden',
    cell: ({ date_modification }) => (
      <span className={dateText}>{numericDate(date_modification)}</span>
    ),
  }
}

/** With which assistant an item was tried last, and when. */
export function verifiedColumn<Row extends ItemRow>(): DataColumn<Row> {
  return {
    id: 'verifie_le',
    header: 'Vérifié',
    isSortable: true,
    className: 'max-md:hidden',
    cell: ({ verifie_avec, verifie_le }) =>
      verifie_le === null ? (
        <span className="hint">Jamais</span>
      ) : (
        <span className={dateText}>
          {numericDate(verifie_le)} <span className="hint">{verifie_avec}</span>
        </span>
      ),
  }
}

export function dateColumn<Row extends ItemRow>(): DataColumn<Row> {
  return {
    id: 'date_creation',
    header: 'Créé le',
    isSortable: true,
    className: 'max-lg:hidden',
    cell: ({ date_creation }) => <span className={dateText}>{numericDate(date_creation)}</span>,
  }
}

/** The buttons of a row; those that the editor has too leave a small screen. */
export const itemActionsColumn = <Row extends ItemRow>(
  kind: ItemKind,
  title: (row: Row) => string,
  { remove, listAddress }: RowActions<Row>,
  quickAction?: (row: Row) => ReactNode,
): DataColumn<Row> =>
  actionsColumn((row) => (
    <>
      <a
        className={iconButton('max-lg:hidden')}
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
        search={listAddress}
        aria-label={`Modifier ${title(row)}`}
      >
        <Icon name="pen" />
      </AdminLink>
      {remove ? (
        <IconButton
          className="max-lg:hidden"
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
