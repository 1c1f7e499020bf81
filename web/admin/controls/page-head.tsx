import { type ReactNode, useEffect } from 'react'

type PageHeadProps = {
  title: string
  text?: string
  /** Right of the title: a cote, a badge. */
  beside?: ReactNode
  /** The page's buttons. */
  children?: ReactNode
}

/** Names the browser's tab. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Administration`
  }, [title])
}

/** The head of an admin page; it names the browser's tab too. */
export function PageHead({ title, text, beside, children }: PageHeadProps) {
  usePageTitle(title)
  return (
    <div className="adm-head">
      <h1 tabIndex={-1}>{title}</h1>
      {beside}
      {children ? <div className="acts">{children}</div> : null}
      {text ? <p>{text}</p> : null}
    </div>
  )
}
