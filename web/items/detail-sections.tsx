import type { RequetesSeo } from '#shared/items/sections/requetes-seo.ts'
import type { TextSection } from '#shared/items/text-sections.ts'
import { typeset } from '#shared/text/typography.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { Icon } from '#web/ui/icon.tsx'

type HowToProps = { steps: { title: string; text: string }[] }

/** The three steps of use. */
export function HowTo({ steps }: HowToProps) {
  return (
    <section className="bloc" aria-labelledby="mode-emploi">
      <h2 id="mode-emploi">Comment l’utiliser</h2>
      <ol className="steps steps-row">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

export function TextSections({ sections }: { sections: TextSection[] }) {
  return sections.map(({ id, title, text }) => (
    <section key={id} className="bloc" id={id} aria-labelledby={`titre-${id}`}>
      <h2 id={`titre-${id}`}>{title}</h2>
      <div className="sheet">
        <p className="whitespace-pre-line">{typeset(text)}</p>
      </div>
    </section>
  ))
}

type SearchQueriesProps = { requetesSeo: RequetesSeo; isGeneric?: boolean }

/** The search queries that lead to the page. */
export function SearchQueries({ requetesSeo, isGeneric = false }: SearchQueriesProps) {
  return (
    <section className="sheet" aria-labelledby="requetes">
      <h2 id="requetes">
        {typeset(requetesSeo.titre ?? 'Recherches qui mènent ici')}
        {isGeneric ? <GenericLabel /> : null}
      </h2>
      <ul className="queries">
        {requetesSeo.requetes.map((requete) => (
          <li key={requete}>
            <PageLink to="/recherche" search={{ q: requete }} rel="nofollow">
              <Icon name="search" />
              {typeset(requete)}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Marks a section that the item did not write itself. */
export function GenericLabel() {
  return (
    <>
      {' '}
      <span className="generic">
        <Icon name="info" />
        Contenu générique
      </span>
    </>
  )
}
