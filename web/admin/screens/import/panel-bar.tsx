import type { ReactNode } from 'react'

type PanelBarProps = {
  text: ReactNode
  /** The buttons that leave the step. */
  children: ReactNode
}

/** The last line of a panel, which stays in sight. The panel has the other edges. */
export const PanelBar = ({ text, children }: PanelBarProps) => (
  <div className="savebar mt-0 border-x-0 border-b-0">
    <span className="txt">{text}</span>
    {children}
  </div>
)
