import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

import { messagePage } from '#web/document/message-page.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

import { NotFoundSearch } from './not-found-search.tsx'

const shelf =
  'relative mt-10 rounded-2 rounded-tl-none border border-t-3 border-edge border-t-(--tab) bg-card px-4 py-3 shadow-1'
const shelfLink =
  'flex min-h-9 items-center font-display leading-tight font-strong no-underline hover:underline'

/** The librarian's «fantôme» keeps the place of a page that is not there. */
export function NotFoundPage() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  // oxlint-disable-next-line eslint/no-console -- production writes this event to the console
  useEffect(() => console.error('Page introuvable', path), [path])
  return (
    <div className={messagePage.frame}>
      <div>
        <p className={messagePage.number}>404</p>
        <h1>Page introuvable</h1>
        <p className={messagePage.note} lang="en">
          Oops! Page not found
        </p>
        <p className={messagePage.lead}>
          Dans un rayonnage, un «&nbsp;fantôme&nbsp;» est le carton qui garde la place d’un document
          sorti. Celui-ci garde la place d’une page qui n’existe pas, ou plus.
        </p>
        <NotFoundSearch />
        <div className={messagePage.actions}>
          <PageLink className={buttonClass()} to="/">
            <Icon name="home" />
            Retour à l’accueil
          </PageLink>
          <PageLink className={buttonClass({ variant: 'quiet' })} to="/categories">
            Tout explorer
          </PageLink>
        </div>
      </div>
      <section aria-labelledby="rayons">
        <h2 id="rayons" className="text-t3">
          Rayons voisins
        </h2>
        <div className={`cat cat-seo ${shelf}`}>
          <span className="card-tab">Prompts</span>
          <PageLink className={shelfLink} to="/prompts">
            Tous les prompts
          </PageLink>
        </div>
        <div className="mt-5 grid min-h-34 content-center justify-items-center gap-1 rounded-2 rounded-tl-none border-2 border-dashed border-edge-2 p-4 text-center text-small text-ink-2">
          <span className="call-number">COTE INCONNUE</span>
          <strong className="font-display text-t3 leading-tight font-strong text-ink">
            Fantôme
          </strong>
          <span>Document absent de ce rayon</span>
        </div>
        <div className={`cat cat-automation ${shelf}`}>
          <span className="card-tab">GPT</span>
          <PageLink className={shelfLink} to="/gpts">
            Tous les GPT
          </PageLink>
        </div>
      </section>
    </div>
  )
}
