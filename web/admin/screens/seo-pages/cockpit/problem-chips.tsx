import type { CockpitCounts } from '#shared/admin/seo-cockpit.ts'
import { type SeoProblem, seoProblems } from '#shared/admin/seo-problems.ts'
import { Button } from '#web/ui/button.tsx'

import { problemLabels } from './cockpit-words.ts'

type ProblemChipsProps = {
  counts: CockpitCounts | undefined
  /** They could not be counted. */
  hasFailed: boolean
  onRetry: () => void
  chosen: SeoProblem | null
  onChoose: (problem: SeoProblem | null) => void
}

/** Each problem that an address has, with how many have it; one filters the table. */
export function ProblemChips({ counts, hasFailed, onRetry, chosen, onChoose }: ProblemChipsProps) {
  if (!counts && hasFailed) {
    return (
      <p className={`${chips} hint`}>
        L’analyse des adresses n’a pas abouti.
        <Button size="sm" onClick={onRetry}>
          Réessayer
        </Button>
      </p>
    )
  }
  if (!counts) return <p className={`${chips} hint`}>Analyse des adresses en cours...</p>
  const there = seoProblems.filter((name) => counts.problems[name] > 0 || name === chosen)
  if (there.length === 0) {
    return <p className={`${chips} hint`}>Aucun problème repéré sur les adresses du site.</p>
  }
  return (
    <fieldset className={chips}>
      <legend className="sr-only">Filtrer par problème</legend>
      {there.map((name) => (
        <Button
          key={name}
          size="sm"
          variant={name === chosen ? 'ink' : 'outline'}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name === chosen ? null : name)}
        >
          {problemLabels[name]}
          <span className="tabular-nums opacity-75">{counts.problems[name]}</span>
        </Button>
      ))}
    </fieldset>
  )
}

const chips = 'flex flex-wrap gap-2 border-b border-edge px-4 py-3'
