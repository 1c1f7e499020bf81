// The one script that blocks, from this origin and tiny, as the policy asks. It sets the chosen theme
// before the first paint, whether clients have a place in the bar, whether the page is a step of a journey,
// and how high a place the home page keeps for what was begun.
const root = document.documentElement
// The variants `js:` and `no-js:` of the styles follow it: a script that was blocked does not set it.
root.dataset.script = 'runs'
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  // Whoever has client profiles finds their client in the top bar.
  if (![null, '[]'].includes(localStorage.getItem('profils-v1'))) root.dataset.clients = ''
  // A step of a current journey has a bar at its top, for as long as web/storage/current-journey.ts says.
  const { at, steps = [] } = JSON.parse(localStorage.getItem('parcours-v1')) ?? {}
  const paths = steps.map(({ kind, slug }) => `/${kind}/${slug}`)
  if (Date.now() - at <= 6048e5 && paths.includes(location.pathname)) root.dataset.journey = ''
  const kept = Object.entries(localStorage)
    .filter(([key]) => /^(saisie|utilises)-/.test(key))
    .map(([, text]) => JSON.parse(text))
  // What was used, or is filled in to the end, has no row.
  if (kept.length > 0)
    root.dataset.begun = kept.filter(({ filled, total }) => filled < total).length
} catch {
  // Storage refused: the theme of the system applies.
}

// The router takes over the scroll while it runs, and a page may have been left before the browser was
// told that it ended: on return the browser puts it where its visitor was, long before the router is back.
history.scrollRestoration = 'auto'

// A document without a client is complete without one.
const client = document.querySelector('[data-client]')?.dataset.client
if (client) {
  // The page is used before the client runs. What only the client can do waits until then, once for
  // each control however often it is pressed, and is then done as if it were pressed at that moment. A
  // filter does not wait: its form is sent, as without script.
  let isWaiting = true
  let isLive = false
  const pressed = new Set()
  const press = (control) => {
    if (isWaiting) {
      pressed.add(control)
      control.ariaBusy = 'true'
    } else if (isLive) {
      control.dispatchEvent(new Event('click', { bubbles: true, cancelable: true }))
    }
  }
  const forget = (control) => {
    pressed.delete(control)
    control.ariaBusy = null
  }
  const stopWaiting = (hasArrived) => {
    isWaiting = false
    isLive = hasArrived
    for (const control of pressed) {
      forget(control)
      press(control)
    }
  }
  addEventListener('click', ({ target }) => {
    const button = isWaiting && target.closest('[type=button]')
    if (button) press(button)
  })
  addEventListener('input', ({ target }) => {
    if (isLive) return
    // Who types has moved on since: nothing may open any more and take the focus.
    const opening = 'a, [data-prompt-text] button, [aria-haspopup]'
    for (const control of pressed) if (control.matches(opening)) forget(control)
    if (target.matches('form[action] select')) target.form.requestSubmit()
  })

  // Ctrl K, on a Mac ⌘ K, opens the palette, as its link does; «/» goes to the search box of the page,
  // or to the palette where there is none. Until the palette is there, its link keeps what is typed.
  addEventListener('keydown', (event) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
    // On a Mac Ctrl K cuts the rest of the line.
    const isApple = /Mac|iP/.test(navigator.userAgent)
    const isPalette = /^k$/i.test(key) && !shiftKey && ctrlKey !== isApple && metaKey === isApple
    const isTyped = ctrlKey || metaKey || target.closest('input, textarea, select, dialog')
    const isSlash = key === '/' && !isTyped
    const link = document.querySelector('a[aria-keyshortcuts]')
    if (!link || altKey) return
    if (!isTyped && key.length === 1 && link.dataset.typed !== undefined) link.dataset.typed += key
    else if (!isSlash && !isPalette) return
    else {
      const box = isSlash && document.querySelector('main input[type=search]')
      if (box) box.focus()
      else {
        link.dataset.typed = ''
        press(link)
      }
    }
    event.preventDefault()
  })

  // The page is complete as it came. The client waits for the first paint, so that it takes neither
  // bandwidth nor time from what the visitor reads; a browser that reports no paint gets it all the
  // same. A long page is painted before its end has arrived, and the client needs the data that stands
  // there. Importing twice imports once. If it fails to load, the page shows a notice.
  const latestMs = 3000
  const loadClient = () => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', loadClient)
    else {
      import(/* @vite-ignore */ client).then(
        () => stopWaiting(true),
        () => {
          root.dataset.script = 'failed'
          stopWaiting(false)
        },
      )
    }
  }
  new PerformanceObserver(loadClient).observe({ type: 'paint', buffered: true })
  setTimeout(loadClient, latestMs)
}
