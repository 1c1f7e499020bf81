import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

import { PageLink } from './page-link.tsx'
import { PageStyles } from './page-styles.tsx'

import notFoundStyles from '../not-found.css?url'

type ItemNotFoundProps = {
  title: string
  text: string
  back: { to: '/prompts' | '/gpts' | '/categories'; label: string }
}

/** A detail page whose item is absent or not public: the two are not told apart (R71, R101, D1). */
export function ItemNotFound({ title, text, back }: ItemNotFoundProps) {
  return (
    <div className="wrap fantome">
      <PageStyles href={notFoundStyles} />
      <div>
        <p className="num">404</p>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
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
