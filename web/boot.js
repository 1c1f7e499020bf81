// The one script that blocks, from this origin and tiny, as the policy asks. It sets the chosen theme
// before the first paint.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage refused: the theme of the system applies.
}

// The page is complete as it came. The client waits for the first paint, so that it takes neither
// bandwidth nor time from what the visitor reads; a browser that reports no paint gets it all the
// same. A long page is painted before its end has arrived, and the client needs the data that stands
// there. Importing twice imports once.
// A document without a client is complete without one.
const { client } = document.currentScript.dataset
const latestMs = 3000
const loadClient = () => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', loadClient)
  else void import(client)
}
if (client) {
  new PerformanceObserver(loadClient).observe({ type: 'paint', buffered: true })
  setTimeout(loadClient, latestMs)
}
