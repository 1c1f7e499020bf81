import { useLocation } from '@tanstack/react-router'

import { PageStyles } from '#web/document/page-styles.tsx'
import { PageLink } from '#web/navigation/page-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

import { NotFoundSearch } from './not-found-search.tsx'

import notFoundStyles from '#web/styles/kinds/not-found.css?url'

const longestSearch = 200

type ItemNotFoundProps = {
  title: string
  text: string
  back: { to: '/prompts' | '/gpts' | '/categories'; label: string }
}

/** A detail page whose item is absent or not public: the two are not told apart. */
export function ItemNotFound({ title, text, back }: ItemNotFoundProps) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <div className="wrap fantome">
      <PageStyles href={notFoundStyles} />
      <div>
        <p className="num">404</p>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <NotFoundSearch words={wordsOf(path)} />
        <div className="acts">
          <PageLink className={buttonClass({ variant: 'ink' })} to={back.to}>
            <Icon name="left" />
            {back.label}
          </PageLink>
          {back.to === '/categories' ? null : (
            <PageLink className={buttonClass()} to="/categories">
              Tout explorer
            </PageLink>
          )}
        </div>
      </div>
    </div>
  )
}

/** What an item was probably called: the words of its address, as long as a search may be. */
const wordsOf = (path: string) =>
  path
    .slice(path.lastIndexOf('/'))
    .split(/(?:%[\da-f]{2}|[^\p{L}\p{M}\p{N}])+/iu)
    .join(' ')
    .trim()
    .slice(0, longestSearch)
