import type { RequetesSeo } from '#shared/items/sections/requetes-seo.ts'
import type { TextSection } from '#shared/items/text-sections.ts'
import { typeset } from '#shared/text/typography.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageBlock } from '#web/ui/layout/page-section.tsx'
import { sheet, SheetSection } from '#web/ui/layout/sheet.tsx'
import { StepList } from '#web/ui/step-list.tsx'

import { linkRows } from './link-rows.ts'

type HowToProps = { steps: { title: string; text: string }[] }

/** The three steps of use. */
export function HowTo({ steps }: HowToProps) {
  return (
    <PageBlock id="mode-emploi" title="Comment l’utiliser" className="print:hidden">
      <StepList steps={steps} />
    </PageBlock>
  )
}

export function TextSections({ sections }: { sections: TextSection[] }) {
  return sections.map(({ id, title, text }) => (
    <PageBlock key={id} id={`titre-${id}`} anchor={id} title={title}>
      <div className={sheet}>
        <p className="whitespace-pre-line">{typeset(text)}</p>
      </div>
    </PageBlock>
  ))
}

type SearchQueriesProps = { requetesSeo: RequetesSeo; isGeneric?: boolean }

/** The search queries that lead to the page. */
export function SearchQueries({ requetesSeo, isGeneric = false }: SearchQueriesProps) {
  return (
    <SheetSection
      id="requetes"
      title={
        <>
          {typeset(requetesSeo.titre ?? 'Recherches qui mènent ici')}
          {isGeneric ? <GenericLabel /> : null}
        </>
      }
    >
      <ul className={linkRows}>
        {requetesSeo.requetes.map((requete) => (
          <li key={requete}>
            <PageLink to="/recherche" search={{ q: requete }} rel="nofollow">
              <Icon name="search" />
              {typeset(requete)}
            </PageLink>
          </li>
        ))}
      </ul>
    </SheetSection>
  )
}

/** The classes of one or two sheets side by side, at the end of a page. */
export const sheetPair =
  'mt-10 grid gap-(--gap) lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] print:hidden'

/** Marks a section that the item did not write itself. */
export function GenericLabel() {
  return (
    <>
      {' '}
      <span className="inline-flex items-center gap-1.5 rounded-1 border border-dashed border-current px-2 align-[0.2em] font-body text-micro leading-normal font-semibold tracking-normal text-warn">
        <Icon name="info" />
        Contenu générique
      </span>
    </>
  )
}
