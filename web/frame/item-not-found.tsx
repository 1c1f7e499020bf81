import { useLocation } from '@tanstack/react-router'

import { messagePage } from '#web/document/message-page.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

import { NotFoundSearch } from './not-found-search.tsx'

const longestSearch = 200

type ItemNotFoundProps = {
  title: string
  text: string
  back: { to: '/prompts' | '/gpts' | '/categories' | '/parcours'; label: string }
}

/** A detail page whose item is absent or not public: the two are not told apart. */
export function ItemNotFound({ title, text, back }: ItemNotFoundProps) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <div className={messagePage.frame}>
      <div>
        <p className={messagePage.number}>404</p>
        <h1>{title}</h1>
        <p className={messagePage.lead}>{text}</p>
        <NotFoundSearch words={wordsOf(path)} />
        <div className={messagePage.actions}>
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
