import type { ReactNode } from 'react'

type CheckLineProps = {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  children: ReactNode
}

/** A box to tick beside its words. */
export const CheckLine = ({ isChecked, onChange, children }: CheckLineProps) => (
  <label className="flex min-h-9 items-center gap-2.5">
    <input
      type="checkbox"
      className="check"
      checked={isChecked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    {children}
  </label>
)
