import { type ReactNode, useState } from 'react'

type OnceShownProps = { isShown: boolean; children: ReactNode }

/** Content of a tab that is mounted when the tab is first opened, and stays mounted. */
export function OnceShown({ isShown, children }: OnceShownProps) {
  const [wasShown, setWasShown] = useState(isShown)
  if (isShown && !wasShown) setWasShown(true)
  return wasShown ? children : null
}
