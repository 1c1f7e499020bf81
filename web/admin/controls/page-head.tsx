import { type ReactNode, useEffect } from 'react'

type PageHeadProps = {
  title: string
  text?: string
  /** Right of the title: a cote, a badge. */
  beside?: ReactNode
  /** The page's buttons. */
  children?: ReactNode
}

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Administration`
  }, [title])
}

/** Head of a screen, which also sets the title of the browser tab. */
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
