// Sets the chosen theme before the first paint: blocking, from this origin, as the policy asks.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage refused: the theme of the system applies.
}
