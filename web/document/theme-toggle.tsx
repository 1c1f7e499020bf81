import { useSyncExternalStore } from 'react'

import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

import { afterPaint } from './after-paint.ts'

/** Switches between the light and the dark theme, from the one in force; the choice is stored. */
export function ThemeToggle() {
  const isDark = useSyncExternalStore(subscribe, isThemeDark, () => false)
  return (
    <button
      type="button"
      className={buttonClass({ variant: 'quiet', shape: 'icon', className: 'theme needs-js' })}
      aria-label="Thème sombre"
      aria-pressed={isDark}
      onClick={() => afterPaint(() => chooseTheme(isDark ? 'light' : 'dark'))}
    >
      <Icon name="sun" className="sun" />
      <Icon name="moon" className="moon" />
    </button>
  )
}

const systemIsDark = '(prefers-color-scheme: dark)'
const themeChosen = 'theme'

function isThemeDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme ? theme === 'dark' : matchMedia(systemIsDark).matches
}

function chooseTheme(theme: 'light' | 'dark') {
  document.documentElement.dataset.theme = theme
  dispatchEvent(new Event(themeChosen))
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // Storage refused: the choice lasts as long as the page.
  }
}

function subscribe(onChange: () => void): () => void {
  const system = matchMedia(systemIsDark)
  system.addEventListener('change', onChange)
  addEventListener(themeChosen, onChange)
  return () => {
    system.removeEventListener('change', onChange)
    removeEventListener(themeChosen, onChange)
  }
}
