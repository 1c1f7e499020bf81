type Theme = 'light' | 'dark'

const systemTheme = (): Theme => (matchMedia(systemIsDark).matches ? 'dark' : 'light')
const systemIsDark = '(prefers-color-scheme: dark)'
const themeChanged = 'theme'

/** Whether the dark theme is in force, by choice or by the system. */
export function isThemeDark(): boolean {
  const { theme } = document.documentElement.dataset
  return (theme ?? systemTheme()) === 'dark'
}

/** Changes between light and dark. The system theme is followed again when the new theme equals it. */
export function toggleTheme(): void {
  const theme = isThemeDark() ? 'light' : 'dark'
  setTheme(theme === systemTheme() ? null : theme)
}

/** Applies a theme and stores the choice; null follows the system. */
export function setTheme(theme: Theme | null): void {
  const { dataset } = document.documentElement
  if (theme) dataset.theme = theme
  else delete dataset.theme
  dispatchEvent(new Event(themeChanged))
  try {
    if (theme) localStorage.setItem('theme', theme)
    else localStorage.removeItem('theme')
  } catch {
    // Storage refused: the choice lasts as long as the page.
  }
}

/** Listens for another theme, chosen here or by the system. */
export function subscribeTheme(onChange: () => void): () => void {
  const system = matchMedia(systemIsDark)
  system.addEventListener('change', onChange)
  addEventListener(themeChanged, onChange)
  return () => {
    system.removeEventListener('change', onChange)
    removeEventListener(themeChanged, onChange)
  }
}
