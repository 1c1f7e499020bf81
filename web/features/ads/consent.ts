import { acceptedCategory, run, showPreferences } from 'vanilla-cookieconsent'

import { consentTexts } from './consent-texts.ts'

import stylesUrl from './consent.css?url'

const choiceKey = 'choix-publicite'
const choiceDays = 182
const category = 'publicite'
/** What Google's script leaves in this site's own name. */
const googleCookies = [{ name: /^__g(?:ads|pi|pi_optout)$/ }, { name: '__eoi' }]

/**
 * Asks whoever has not answered yet, and loads the script of the advertisements once that is accepted.
 * The answer stays in local storage, so that no server is ever sent it, for six months at most.
 * A page that has loaded the script is loaded anew once it is refused.
 */
export async function askConsent(publisher: string): Promise<void> {
  await loadStyles()
  const loadAds = once(() => loadScript(publisher))
  await run({
    // The tests are such a program, and whoever is asked nothing gets no script.
    hideFromBots: false,
    cookie: { name: choiceKey, useLocalStorage: true, expiresAfterDays: choiceDays },
    guiOptions: {
      consentModal: { layout: 'box', position: 'bottom left', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    categories: {
      necessaire: { enabled: true, readOnly: true },
      [category]: { autoClear: { cookies: googleCookies } },
    },
    language: { default: 'fr', translations: { fr: consentTexts } },
    onConsent: () => {
      if (acceptedCategory(category)) loadAds()
    },
    onChange: () => {
      if (acceptedCategory(category)) loadAds()
      else location.reload()
    },
  })
  document.addEventListener('click', openPreferences)
}

/** The footer's link leads to the policy where there is no script. */
function openPreferences(event: MouseEvent): void {
  if (!(event.target instanceof Element) || !event.target.closest('[data-consent]')) return
  event.preventDefault()
  showPreferences()
}

function loadScript(publisher: string): void {
  const script = document.createElement('script')
  script.async = true
  script.crossOrigin = 'anonymous'
  script.src = `https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${publisher}`
  document.head.append(script)
}

function loadStyles(): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = stylesUrl
  // Without its style the question is ugly, and can still be answered.
  const loaded = new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => resolve())
  })
  document.head.append(link)
  return loaded
}

function once(act: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) act()
    isDone = true
  }
}
