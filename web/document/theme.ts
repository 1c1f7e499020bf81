const systemIsDark = '(prefers-color-scheme: dark)'
const themeChosen = 'theme'

/** Whether the dark theme is in force, by choice or by the system. */
export function isThemeDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme ? theme === 'dark' : matchMedia(systemIsDark).matches
}

/** Puts a theme in force, and stores the choice. */
export function chooseTheme(theme: 'light' | 'dark'): void {
  document.documentElement.dataset.theme = theme
  dispatchEvent(new Event(themeChosen))
  try {
    localStorage.setItem('theme', theme)
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
