import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { retention } from '#shared/site/retention.ts'
import { sampleIdentity } from '#shared/site/sample-identity.ts'
import { PrivacyPolicy } from '#web/features/legal/privacy-policy.tsx'

const shown = (usesTurnstile: boolean) =>
  renderToStaticMarkup(
    <PrivacyPolicy
      siteName="Promptothèque"
      identity={sampleIdentity}
      hasAds={false}
      usesTurnstile={usesTurnstile}
    />,
  )

it('names the challenge that this site has, and no other', () => {
  expect(shown(false)).toContain('sans service tiers, journal des accès')
  expect(shown(false)).not.toContain('Turnstile')
  expect(shown(true)).toContain('épreuve anti-robot de Cloudflare (Turnstile)')
  expect(shown(true)).not.toContain('épreuve anti-robot calculée par votre navigateur')
})

it('names what is kept of an account, its second factors among it', () => {
  for (const kept of [
    'clé d’accès',
    'appareil',
    'dernier usage',
    'codes à usage unique',
    'codes de secours',
  ]) {
    expect(shown(false).replaceAll(/\s+/g, ' ')).toContain(kept)
  }
})

it('says how long each kind of data is kept, as the purge keeps it (R128)', () => {
  for (const months of [
    retention.searchMonths,
    retention.missingPageMonths,
    retention.journalMonths,
    retention.unusedAccountMonths,
  ]) {
    expect(shown(false)).toContain(`>${months}\u00a0mois</td>`)
  }
  for (const days of [retention.endedDays, retention.reportDays]) {
    expect(shown(false)).toContain(`>${days}\u00a0jours</td>`)
  }
  expect(shown(false).replaceAll(/<td[^>]*>/g, '<td>')).toContain(
    `Nombre d’événements de connexion et d’inscription, par heure, sans identifiant</th><td>${retention.eventCountDays}\u00a0jours</td>`,
  )
})
