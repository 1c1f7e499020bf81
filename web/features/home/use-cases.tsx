import { PageLink } from '#web/navigation/page-link.tsx'
import { FoldingSection } from '#web/ui/layout/page-section.tsx'

/** Illustrations of use, labelled as such: they are not customer reviews. */
export function UseCases() {
  return (
    <FoldingSection id="usages" title="Ce que l’on peut en faire un mardi matin">
      <div className="grid gap-(--gap) md:grid-cols-3">
        {illustrations.map(({ quote, who, category, className }) => (
          <figure key={category} className={`cat border-l-4 border-(--tab) py-1 pl-5 ${className}`}>
            <div className="text-micro font-semibold text-(--cat-ink)">Exemple d’usage</div>
            <blockquote className="mt-1 font-display text-t3 text-pretty">{quote}</blockquote>
            <figcaption className="mt-2 flex flex-col items-start text-label text-ink-2">
              {who}
              <PageLink className="more" to="/prompts" search={{ category }}>
                Prompts {category}
              </PageLink>
            </figcaption>
          </figure>
        ))}
      </div>
    </FoldingSection>
  )
}

const illustrations = [
  {
    quote:
      'Plusieurs pages parlaient du même sujet. À midi, je sais lesquelles fusionner, et j’ai un plan de redirections à valider.',
    who: 'Responsable SEO, site éditorial',
    category: 'SEO',
    className: 'cat-seo',
  },
  {
    quote:
      'Le brief part avec ses sources et ses critères d’acceptation. Le rédacteur ne rappelle plus pour deviner l’angle.',
    who: 'Cheffe de projet contenu, agence',
    category: 'Content',
    className: 'cat-content',
  },
  {
    quote:
      'Des posts datés, tirés de mes vrais horaires et de mes vraies prestations. Je relis, je publie.',
    who: 'Gérant de boutiques de quartier',
    category: 'Local',
    className: 'cat-local',
  },
]
