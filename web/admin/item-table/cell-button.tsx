import type { ReactNode } from 'react'

import type { CellEditing, CellField } from './use-cell-editing.ts'

type CellButtonProps = {
  editing: CellEditing
  id: string
  champ: CellField
  /** «IA de Audit» */
  label: string
  /** What the field holds, read out; empty for nothing. */
  text: string
  /** What the cell shows. */
  children: ReactNode
}

/** A cell that a press opens to be edited in place. */
export function CellButton({ editing, id, champ, label, text, children }: CellButtonProps) {
  return (
    <button
      type="button"
      className={text === '' ? 'cell cell-empty' : 'cell'}
      data-cell={`${champ} ${id}`}
      aria-label={`Modifier ${label} : ${text === '' ? 'à choisir' : text}`}
      onClick={() => editing.open(id, champ)}
    >
      {text === '' ? 'à choisir' : children}
    </button>
  )
}
