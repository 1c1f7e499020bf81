import type { ReactNode } from 'react'

type LoneCardProps = {
  /** On the tab of the card. */
  tab: string
  title: string
  children: ReactNode
}

/** A page of one card: who one is, before anything else. */
export const LoneCard = ({ tab, title, children }: LoneCardProps) => (
  <main
    id="contenu"
    className="grid min-h-[calc(100vh-var(--bar))] content-center justify-items-center px-(--gutter) py-10"
    tabIndex={-1}
  >
    <div className="card cat w-[min(26rem,100%)] p-6 hover:translate-none hover:shadow-1 [&_.stack>.btn]:w-full [&_.stack>.btn]:whitespace-normal [&>form]:mt-5 [&>form]:grid [&>form]:gap-4">
      <span className="card-tab">{tab}</span>
      <h1 className="text-[1.75rem]">{title}</h1>
      {children}
    </div>
  </main>
)
