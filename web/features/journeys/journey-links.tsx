import { journeyPath } from '#shared/journeys/journey.ts'
import { countOf } from '#shared/text/plural.ts'
import { typeset } from '#shared/text/typography.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { linkColumns } from '#web/ui/layout/link-columns.ts'

type JourneyLinksProps = { journeys: { slug: string; titre: string; etapes: number }[] }

/** Journeys by their titles, with the number of their steps. */
export const JourneyLinks = ({ journeys }: JourneyLinksProps) => (
  <ul className={linkColumns}>
    {journeys.map(({ slug, titre, etapes }) => (
      <li key={slug}>
        <PageLink to={journeyPath(slug)}>
          <b>{typeset(titre)}</b>
        </PageLink>
        {countOf(etapes, 'étape', 'étapes')}
      </li>
    ))}
  </ul>
)
