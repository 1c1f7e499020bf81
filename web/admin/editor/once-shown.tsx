import { type ReactNode, useState } from 'react'

type OnceShownProps = { isShown: boolean; children: ReactNode }

/** What a tab holds that is not read before the tab is first opened; from then on it stays. */
export function OnceShown({ isShown, children }: OnceShownProps) {
  const [wasShown, setWasShown] = useState(isShown)
  if (isShown && !wasShown) setWasShown(true)
  return wasShown ? children : null
}
