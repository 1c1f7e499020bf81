import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

import { PageStyles } from '#web/document/page-styles.tsx'
import { PageLink } from '#web/navigation/page-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

import { NotFoundSearch } from './not-found-search.tsx'

import notFoundStyles from '#web/styles/kinds/not-found.css?url'

/** The librarian's «fantôme» keeps the place of a page that is not there. */
export function NotFoundPage() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  // oxlint-disable-next-line eslint/no-console -- production writes this event to the console
  useEffect(() => console.error('Page introuvable', path), [path])
  return (
    <div className="wrap fantome">
      <PageStyles href={notFoundStyles} />
      <div>
        <p className="num">404</p>
        <h1>Page introuvable</h1>
        <p className="en" lang="en">
          Oops! Page not found
        </p>
        <p className="lead">
          Dans un rayonnage, un «&nbsp;fantôme&nbsp;» est le carton qui garde la place d’un document
          sorti. Celui-ci garde la place d’une page qui n’existe pas, ou plus.
        </p>
        <NotFoundSearch />
        <div className="acts">
          <PageLink className={buttonClass()} to="/">
            <Icon name="home" />
            Retour à l’accueil
          </PageLink>
          <PageLink className={buttonClass({ variant: 'quiet' })} to="/categories">
            Tout explorer
          </PageLink>
        </div>
      </div>
      <section className="rangee" aria-labelledby="rayons">
        <h2 id="rayons">Rayons voisins</h2>
        <div className="cat cat-seo">
          <span className="card-tab">Prompts</span>
          <PageLink to="/prompts">Tous les prompts</PageLink>
        </div>
        <div className="gap">
          <span className="call-number">COTE INCONNUE</span>
          <strong>Fantôme</strong>
          <span>Document absent de ce rayon</span>
        </div>
        <div className="cat cat-automation">
          <span className="card-tab">GPT</span>
          <PageLink to="/gpts">Tous les GPT</PageLink>
        </div>
      </section>
    </div>
  )
}
