import type { ReactNode } from 'react'

type HomeSectionProps = {
  id: string
  title: string
  text: ReactNode
  /** A link to the whole list, or what else stands beside the section. */
  aside?: ReactNode
  children: ReactNode
}

/** A section of the home page: its heading in the rail, its content beside it. */
export function HomeSection({ id, title, text, aside, children }: HomeSectionProps) {
  return (
    <section className="section" aria-labelledby={id}>
      <div className="rail">
        <div className="rail-head">
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
          {aside}
        </div>
        <div className="rail-body">{children}</div>
      </div>
    </section>
  )
}
