import { useSyncExternalStore } from 'react'

import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

import { afterPaint } from './after-paint.ts'
import { isThemeDark, toggleTheme, subscribeTheme } from './theme.ts'

/** Switches between the light and the dark theme, from the one in force. Back to that of the system, it is followed again. */
export function ThemeToggle() {
  const isDark = useSyncExternalStore(subscribeTheme, isThemeDark, () => false)
  return (
    <button
      type="button"
      className={buttonClass({ variant: 'quiet', shape: 'icon', className: 'no-js:hidden' })}
      aria-label="Thème sombre"
      aria-pressed={isDark}
      onClick={() => afterPaint(toggleTheme)}
    >
      <Icon name="sun" className="dark:hidden" />
      <Icon name="moon" className="hidden dark:block" />
    </button>
  )
}
