import { type ImportField, importColumns } from '#shared/import/import-fields.ts'
import type { FieldDifference, RowVerdict } from '#shared/import/verdict.ts'
import { countOf } from '#shared/text/plural.ts'
import { entryLines } from '#web/admin/controls/entry-lines.ts'
import { wholeText } from '#web/admin/screens/import/cell-text.ts'
import type { TriedFile } from '#web/admin/screens/import/import-work.ts'

import { changedExcerpt } from './changed-excerpt.ts'

type VerdictFactsProps = {
  work: TriedFile
  row: RowVerdict
  /** All of it is shown. */
  isOpen: boolean
}

/** Why a row has its verdict, and in which cell. */
export function VerdictFacts({ work, row, isOpen }: VerdictFactsProps) {
  switch (row.verdict) {
    case 'refuse':
      return <Refusals work={work} refus={row.refus} />
    case 'modifie':
      return <Differences {...row} isOpen={isOpen} />
    case 'nouveau':
      return <NewItem work={work} row={row} isOpen={isOpen} />
    case 'identique':
      return <span className="hint">Déjà dans le catalogue, au caractère près</span>
  }
}

type RefusalsProps = {
  work: TriedFile
  refus: Extract<RowVerdict, { verdict: 'refuse' }>['refus']
}

const Refusals = ({ work, refus }: RefusalsProps) =>
  refus.map(({ champ, raison, valeur }) => (
    <p key={`${champ} ${raison}`} className="not-first:mt-2">
      <strong className="block font-semibold text-bad">{raison}</strong>
      {valeur === '' ? null : (
        <span className="mono">
          {columnOf(work, champ)}&nbsp;: {valeur}
        </span>
      )}
    </p>
  ))

/** What the file calls a field. */
function columnOf({ file, mapping }: TriedFile, champ: ImportField): string {
  return file.colonnes[mapping.champs.indexOf(champ)] ?? importColumns[champ].label
}

type DifferencesProps = {
  differences: readonly FieldDifference[]
  publique: boolean
  isOpen: boolean
}

function Differences({ differences, publique, isOpen }: DifferencesProps) {
  const shown = isOpen ? differences : differences.slice(0, 1)
  const others = differences.length - shown.length
  return (
    <>
      {shown.map((difference) => (
        <Difference
          key={difference.champ}
          isOpen={isOpen}
          champ={difference.champ}
          {...(isOpen ? difference : changedExcerpt(difference))}
        />
      ))}
      <span className="hint">
        {others > 0 ? `et ${countOf(others, 'autre champ', 'autres champs')}. ` : null}
        {publique ? 'En ligne\u00a0: ce sera une modification à publier.' : null}
      </span>
    </>
  )
}

const Difference = ({ champ, avant, apres, isOpen }: FieldDifference & { isOpen: boolean }) => (
  <p
    className={`not-first:mt-2 [&_del]:bg-bad-tint [&_del]:text-bad [&_ins]:bg-ok-tint [&_ins]:text-ok [&_ins]:no-underline ${isOpen ? '' : 'line-clamp-2'}`}
  >
    <span className="mono">
      {importColumns[champ].label}&nbsp;: <del>{avant === '' ? 'vide' : avant}</del>{' '}
      <ins>{apres === '' ? 'vide' : apres}</ins>
    </span>
  </p>
)

type NewItemProps = {
  work: TriedFile
  row: Extract<RowVerdict, { verdict: 'nouveau' }>
  isOpen: boolean
}

const previewed = 2000

function NewItem({ work: { file, mapping }, row, isOpen }: NewItemProps) {
  const { variables, manques, ligne, publique } = row
  const facts = [
    ...(publique ? [] : ['brouillon']),
    ...(variables > 0 ? [countOf(variables, 'variable', 'variables')] : []),
    ...(manques.length > 0 ? [`il manque ${manques.join(', ')}`] : []),
  ]
  const cells = file.lignes[ligne - 1]?.cellules ?? []
  return (
    <>
      <span className="mono">{facts.join(', ')}</span>
      {isOpen ? (
        <dl className={entryLines}>
          {mapping.champs.map((champ, place) => {
            const text = wholeText(cells[place] ?? null)
            return champ === null || text === '' ? null : (
              <div key={champ}>
                <dt>{importColumns[champ].label}</dt>
                <dd className="difference-text">
                  {text.slice(0, previewed).toWellFormed()}
                  {text.length > previewed ? '…' : null}
                </dd>
              </div>
            )
          })}
        </dl>
      ) : null}
    </>
  )
}
