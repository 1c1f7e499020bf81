import { delimiters } from '#shared/tables/delimiters.ts'
import { countOf } from '#shared/text/plural.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

import { type NoteProps, useValue } from '../values-store.ts'
import { tableNote, withTable } from './insert-table.tsx'
import type { TableTarget } from './take-table.ts'

/** Fewer lines are pasted as they are. */
const leastLines = 10

/** Offers, below a field that a table was pasted into, to choose its columns and rows. */
export function offerTable(target: TableTarget, pasted: string, onOpen: () => void): void {
  const lineCount = countTableLines(pasted)
  if (lineCount < leastLines) return
  const { store, variableKey } = target
  store.show({
    table: ({ variable }) =>
      variable.key === variableKey ? (
        <PasteNote
          variable={variable}
          pasted={pasted}
          onOpen={onOpen}
          onClose={() => store.show({ table: null })}
        >
          {`Tableau collé, ${countOf(lineCount, 'ligne', 'lignes')}.`}
        </PasteNote>
      ) : null,
  })
}

/** The lines of a text whose first ones have the same delimiter equally often; 0 for any other text. */
export function countTableLines(text: string): number {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  // Whatever stands in quotes, as far as a line shows it.
  const first = lines.slice(0, leastLines).map((line) => line.replaceAll(/"[^"]*"/g, ''))
  const isTable = delimiters.some(({ sign }) => {
    const counts = new Set(first.map((line) => line.split(sign).length))
    return counts.size === 1 && !counts.has(1)
  })
  return isTable ? lines.length : 0
}

type PasteNoteProps = Pick<NoteProps, 'variable'> & {
  pasted: string
  onOpen: () => void
  onClose: () => void
  children: string
}

function PasteNote({ variable, pasted, onOpen, onClose, children }: PasteNoteProps) {
  const value = useValue(variable.key)
  // Once it is changed, nothing is known of it any more.
  if (withTable(value, '', pasted).length >= value.length) return null
  return (
    <div className={tableNote}>
      <output>{children}</output>
      <Button size="sm" aria-haspopup="dialog" onClick={onOpen}>
        Choisir colonnes et lignes
      </Button>
      <Button
        size="sm"
        variant="quiet"
        shape="icon"
        aria-label="Garder ce qui est collé"
        onClick={onClose}
      >
        <Icon name="x" />
      </Button>
    </div>
  )
}
