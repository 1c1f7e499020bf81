import { journeyPath, type JourneySummary } from '#shared/journeys/journey.ts'
import { countOf } from '#shared/text/plural.ts'
import { typeset } from '#shared/text/typography.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { isStepDone, journeyProgress } from '#web/storage/journey-progress.ts'
import { useStoredValue } from '#web/storage/stored-value.ts'
import { Icon } from '#web/ui/icon.tsx'

/** A journey in the list: what it is for, and its steps by their names. */
export function JourneyCard({ journey }: { journey: JourneySummary }) {
  const { slug, titre, introduction, etapes } = journey
  const progress = useStoredValue(journeyProgress)
  const done = etapes.filter((step) => isStepDone(progress, slug, step)).length
  return (
    <article className="card">
      <span className="call-number">
        {done > 0
          ? `${countOf(done, 'étape faite', 'étapes faites')} sur ${etapes.length}`
          : countOf(etapes.length, 'étape', 'étapes')}
      </span>
      <h2 className="text-t3">
        <PageLink to={journeyPath(slug)}>{typeset(titre)}</PageLink>
      </h2>
      <p className="mt-3 text-small text-ink-2">{typeset(introduction)}</p>
      <ol className="mt-3 mb-2 list-decimal pl-6 text-small *:py-0.5 marker:text-ink-3">
        {etapes.map((step) => (
          <li key={`${step.kind} ${step.slug}`}>{typeset(step.titre)}</li>
        ))}
      </ol>
      <PageLink className="more mt-auto" to={journeyPath(slug)}>
        Voir le parcours<span className="sr-only">{` : ${titre}`}</span> <Icon name="arrow" />
      </PageLink>
    </article>
  )
}
