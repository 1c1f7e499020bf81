import type { ReactNode } from 'react'

/** A page outside the frame: a refusal, or a failure. */
export const LonePage = ({ children }: { children: ReactNode }) => (
  <main
    id="contenu"
    className="mx-auto grid min-h-screen w-[min(100%-2*var(--gutter),40rem)] content-center justify-items-start gap-4"
    tabIndex={-1}
  >
    {children}
  </main>
)
