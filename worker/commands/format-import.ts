import { importColumns } from '#shared/import/import-fields.ts'
import type { ImportFile } from '#shared/import/import-file.ts'
import type { Convention, FoundConvention, Mapping } from '#shared/import/mapping.ts'
import {
  countNew,
  countVerdicts,
  type RowOutcome,
  type RowVerdict,
} from '#shared/import/verdict.ts'

const shownLength = 60

/** Lists the field that each column is imported into, and the placeholders found in the texts. */
export function formatMapping(
  file: ImportFile,
  { champs, emplacements, options }: Mapping,
  found: FoundConvention[],
): string {
  const names = file.colonnes.map((name) => onOneLine(name))
  const width = Math.max(...names.map((name) => name.length))
  const columns = names.map((name, place) => {
    const field = champs[place]
    const becomes = field ? importColumns[field].label : '(not imported)'
    return `  ${name.padEnd(width)}  ${becomes.padEnd(30)}  ${firstSample(file, place)}`
  })
  return [
    `${onOneLine(file.nom, file.nom.length)}: ${file.lignes.length} rows, ${file.colonnes.length} columns (${file.lecture})`,
    ...columns,
    ...found.map((one) => formatConvention(one, emplacements)),
    ...(options.categorie === null ? [] : [`  rows without a category: ${options.categorie}`]),
  ].join('\n')
}

function firstSample({ lignes }: ImportFile, place: number): string {
  const cell = lignes
    .map(({ cellules }) => cellules[place])
    .find((one) => one !== '' && one !== null)
  return cell === undefined ? '' : onOneLine(typeof cell === 'string' ? cell : JSON.stringify(cell))
}

const onOneLine = (text: string, length = shownLength): string => {
  const line = text
    .slice(0, length * 4)
    .replaceAll(/\s+/g, ' ')
    .trim()
  return line.length > length ? `${line.slice(0, length).toWellFormed()}…` : line
}

const signs: Record<Convention, string> = {
  doubles: '{{x}}',
  dollar: '${x}',
  accolades: '{x}',
  chevrons: '<x>',
}

function formatConvention(
  { convention, nombre, lignes, exemples, avecValeur, ecartees, doute }: FoundConvention,
  meant: Mapping['emplacements'],
): string {
  const isMeant = meant.includes(convention)
  const examples = exemples.map((name) => `[${name}]`).join(' ')
  const what = `  ${signs[convention]} (${convention}): ${nombre} in ${lignes} rows, ${isMeant ? 'rewritten as' : 'left alone, else'} ${examples}`
  return [
    what,
    avecValeur > 0 ? `    ${avecValeur} have a value after a colon, which is not kept` : '',
    ecartees > 0 ? `    ${ecartees} rows are left alone: there it is code or markup` : '',
    doute === null || isMeant ? '' : `    ${doute}`,
  ]
    .filter((line) => line !== '')
    .join('\n')
}

const shownRows = 20

/** Counts the rows of each verdict, and lists the first rows that would change or are refused. */
export function formatVerdicts(
  verdicts: readonly RowVerdict[],
  { isPublished }: { isPublished: boolean },
): string {
  const { nouveau, modifie, identique, refuse } = countVerdicts(verdicts)
  return [
    `${verdicts.length} rows: ${nouveau} new, ${modifie} changed, ${identique} the same, ${refuse} refused`,
    ...formatNewItems(verdicts, isPublished),
    ...formatRows(
      verdicts.flatMap((one) =>
        one.verdict === 'modifie'
          ? [
              `  row ${one.ligne} changes «${onOneLine(one.titre)}»${one.publique ? ', in its working copy' : ''}: ${one.differences.map(({ champ, avant, apres }) => `${importColumns[champ].label}, «${onOneLine(avant)}» becomes «${onOneLine(apres)}»`).join('; ')}`,
            ]
          : [],
      ),
    ),
    ...formatRows(
      verdicts.flatMap((one) => (one.verdict === 'refuse' ? [formatRefusal(one)] : [])),
    ),
  ].join('\n')
}

/** Counts the new items that become public or drafts, with the reasons and the missing fields. */
function formatNewItems(verdicts: readonly RowVerdict[], isPublished: boolean): string[] {
  const { publiques, completes, incompletes } = countNew(verdicts)
  const lacked = verdicts.flatMap((row) => (row.verdict === 'nouveau' ? row.manques : []))
  const lacks = [...Map.groupBy(lacked, (name) => name)].map(
    ([name, rows]) => `${rows.length} lack ${name}`,
  )
  return [
    ...(publiques > 0 ? [`  ${publiques} of the new are public at once`] : []),
    ...(isPublished && completes > 0
      ? [
          `  ${completes} of the new are drafts all the same: moderation is required, or the account may not publish`,
        ]
      : []),
    ...(incompletes > 0
      ? [`  ${incompletes} of the new are incomplete, so drafts: ${lacks.join(', ')}`]
      : []),
  ]
}

function formatRows(rows: string[]): string[] {
  const others = rows.length - shownRows
  return others > 0 ? [...rows.slice(0, shownRows), `  and ${others} more`] : rows
}

type Refused = Pick<RowVerdict, 'ligne' | 'titre'> & {
  refus: { raison: string; valeur: string }[]
}

const formatRefusal = ({ ligne, titre, refus }: Refused) =>
  `  row ${ligne} is refused, «${onOneLine(titre)}»: ${refus.map(({ raison, valeur }) => `${raison}${valeur === '' ? '' : ` (${onOneLine(valeur)})`}`).join('; ')}`

/** Counts the rows of each outcome, and lists the first refused rows. */
export function formatOutcomes(outcomes: readonly RowOutcome[]): string {
  const count = (...done: RowOutcome['fait'][]) =>
    outcomes.filter(({ fait }) => done.includes(fait)).length
  const created = outcomes.filter((row) => row.fait === 'cree')
  const publiques = created.filter(({ publique }) => publique).length
  const parts = [
    [created.length, `new (${publiques} public, ${created.length - publiques} drafts)`],
    [count('modifie'), 'saved'],
    [count('copie'), 'in working copies of public items, which change nothing public'],
    [count('deja'), 'written before'],
    [count('existe'), 'not made a second time: somebody made them since the trial'],
    [count('identique'), 'the same already'],
    [count('refuse'), 'refused'],
  ] as const
  const counts = parts.flatMap(([many, what]) => (many > 0 ? [`${many} ${what}`] : []))
  return [
    counts.length === 0 ? 'Nothing to change' : counts.join(', '),
    ...formatRows(outcomes.flatMap((one) => (one.fait === 'refuse' ? [formatRefusal(one)] : []))),
  ].join('\n')
}
