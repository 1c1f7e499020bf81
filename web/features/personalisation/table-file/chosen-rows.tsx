import type { ChosenRows } from '#shared/tables/choose-rows.ts'
import { tableLimits } from '#shared/tables/table.ts'
import { countOf, formatNumber } from '#shared/text/plural.ts'
import { valueMaxLength } from '#shared/variables/prompt-values.ts'
import { Button } from '#web/ui/button.tsx'

type SizeProps = {
  chosen: ChosenRows
  hasColumns: boolean
  /** Characters of the field without the table. */
  existingLength: number
  onFit: () => void
}

/** Length of the chosen rows against the limit of the field. */
export function Size({ chosen, hasColumns, existingLength, onFit }: SizeProps) {
  const { characters, rowCount, matchCount, fittingCount } = chosen
  const isTooLong = characters > tableLimits.insertedCharacters
  const isOver = existingLength + characters > valueMaxLength
  if (!hasColumns) return <output className="error">Cochez une colonne au moins.</output>
  if (matchCount === 0) return <output className="error">Aucune ligne ne contient ce texte.</output>
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <output className={isOver || isTooLong ? 'error' : 'text-label font-semibold'}>
        {countOf(rowCount, 'ligne', 'lignes')} sur {formatNumber(matchCount)}
        {'\u00a0'}: {countOf(characters, 'caractère', 'caractères')}.{' '}
        {isTooLong
          ? `C’est trop pour un champ\u00a0: ${formatNumber(tableLimits.insertedCharacters)} au plus. Prenez moins de lignes ou de colonnes.`
          : `Le champ en aura ${formatNumber(existingLength + characters)} sur ${formatNumber(valueMaxLength)}${
              isOver ? '\u00a0: trop pour un profil ou un lien.' : '.'
            }`}
      </output>
      {isOver && fittingCount > 0 ? (
        <Button size="sm" onClick={onFit}>
          Garder les {formatNumber(fittingCount)} premières
        </Button>
      ) : null}
    </div>
  )
}

type PreviewProps = { names: string[]; chosen: ChosenRows }

const cell = 'max-w-56 truncate border-0 border-b border-rule px-2 py-1 text-left'

/** The first of the chosen rows. */
export function Preview({ names, chosen: { preview } }: PreviewProps) {
  if (names.length === 0 || preview.length === 0) return null
  return (
    <section
      className="overflow-x-auto rounded-2 border border-edge"
      aria-label="Aperçu"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no pointer scrolls it by the arrows
      tabIndex={0}
    >
      <table className="w-full border-collapse text-label whitespace-nowrap">
        <thead>
          <tr>
            {names.map((name, columnIndex) => (
              // oxlint-disable-next-line react/no-array-index-key -- two columns may have one name
              <th key={columnIndex} scope="col" className={`${cell} bg-card-2 font-semibold`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.map((cells, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- a row has no identity but its index
            <tr key={row}>
              {names.map((_, columnIndex) => (
                // oxlint-disable-next-line react/no-array-index-key -- nor has a cell
                <td key={columnIndex} className={cell}>
                  {cells[columnIndex]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
