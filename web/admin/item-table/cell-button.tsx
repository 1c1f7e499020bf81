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

/** A cell that a press opens to be edited in place; read out with whose it is and all that it holds. */
export function CellButton({ editing, id, champ, label, text, children }: CellButtonProps) {
  const isEmpty = text === ''
  return (
    <button
      type="button"
      className={isEmpty ? `${cell} ${emptyCell}` : cell}
      data-cell={`${champ} ${id}`}
      onClick={() => editing.open(id, champ)}
    >
      <span className="sr-only">
        {`Modifier ${label} : `}
        {isEmpty ? null : text}
      </span>
      {isEmpty ? 'à choisir' : <span aria-hidden="true">{children}</span>}
    </button>
  )
}

const cell =
  'min-h-9 border-0 bg-transparent p-0 text-left decoration-2 underline-offset-[0.2em] hover:underline hover:decoration-accent hover:decoration-solid lg:pointer-fine:min-h-8'
const emptyCell =
  'font-semibold whitespace-nowrap text-warn underline decoration-current decoration-dashed'
