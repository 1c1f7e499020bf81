import type { ReactNode } from 'react'

type CallToActionProps = {
  id: string
  title: string
  text: string
  className?: string
  /** Links with the button variants `night` and `night-accent`. */
  children: ReactNode
}

/** A dark panel that invites to act. */
export function CallToAction({ id, title, text, className = '', children }: CallToActionProps) {
  return (
    <section
      className={`grid items-center gap-5 rounded-3 bg-night px-5 py-8 text-on-night lg:grid-cols-[minmax(0,1fr)_auto] lg:p-10 ${className}`}
      aria-labelledby={id}
    >
      <div>
        <h2 id={id}>{title}</h2>
        <p className="mt-2 max-w-152 opacity-90">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3">{children}</div>
    </section>
  )
}
