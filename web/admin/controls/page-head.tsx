import { type ReactNode, useEffect } from 'react'

type PageHeadProps = {
  title: string
  text?: string
  /** Right of the title: a cote, a badge. */
  beside?: ReactNode
  /** Closer to the list below on large screens. */
  isCompact?: boolean
  /** The page's buttons. */
  children?: ReactNode
}

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Administration`
  }, [title])
}

/** Head of a screen, which also sets the title of the browser tab. */
export function PageHead({ title, text, beside, isCompact = false, children }: PageHeadProps) {
  usePageTitle(title)
  return (
    <div
      className={`flex flex-wrap items-end gap-x-4 gap-y-3 ${isCompact ? 'mb-5 lg:pointer-fine:mb-3' : 'mb-5'}`}
    >
      <h1 className="min-w-0 text-[1.75rem] wrap-anywhere" tabIndex={-1}>
        {title}
      </h1>
      {beside}
      {children ? (
        // On a phone below the text, which belongs to the title.
        <div
          className="ml-auto flex flex-wrap justify-end gap-2 max-[30rem]:order-1"
          data-uncovered
        >
          {children}
        </div>
      ) : null}
      {text ? <p className="-mt-2 basis-full text-small text-ink-2">{text}</p> : null}
    </div>
  )
}
