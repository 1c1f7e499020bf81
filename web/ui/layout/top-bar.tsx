import type { ReactNode } from 'react'

type TopBarProps = { children: ReactNode; tools: ReactNode }

/** The fixed bar: `children` at its start, `tools` at its end. */
export const TopBar = ({ children, tools }: TopBarProps) => (
  <header className="fixed inset-x-0 top-0 z-40 h-(--bar) border-b border-edge bg-desk print:static print:bg-transparent">
    <div className="page-width flex h-full items-center gap-4 max-sm:gap-2">
      {children}
      <div className="ml-auto flex min-w-0 items-center gap-1 max-md:gap-0 max-sm:min-w-fit print:hidden with-clients:max-md:ml-0 with-clients:max-md:flex-1 with-clients:max-sm:min-w-0 [&_.btn-quiet:hover]:bg-desk-2">
        {tools}
      </div>
    </div>
  </header>
)
