type Theme = 'light' | 'dark'

const systemTheme = (): Theme => (matchMedia(systemIsDark).matches ? 'dark' : 'light')
const systemIsDark = '(prefers-color-scheme: dark)'
const themeChosen = 'theme'

/** Whether the dark theme is in force, by choice or by the system. */
export function isThemeDark(): boolean {
  const { theme } = document.documentElement.dataset
  return (theme ?? systemTheme()) === 'dark'
}

/** Puts the other theme in force. Where that is the system's, nothing remains chosen: the system is followed again. */
export const switchTheme = (theme: Theme) => chooseTheme(theme === systemTheme() ? null : theme)

/** Puts a theme in force, that of the system for null, and stores the choice. */
export function chooseTheme(theme: Theme | null): void {
  const { dataset } = document.documentElement
  if (theme) dataset.theme = theme
  else delete dataset.theme
  dispatchEvent(new Event(themeChosen))
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
  addEventListener(themeChosen, onChange)
  return () => {
    system.removeEventListener('change', onChange)
    removeEventListener(themeChosen, onChange)
  }
}
