import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { CountedEvents } from '#web/admin/screens/journal/event-counts.tsx'

it('shows how often each event was counted, and over what period', () => {
  const html = renderToStaticMarkup(
    <CountedEvents
      counts={[
        {
          event: 'challenge_failed',
          lastDay: 400,
          total: 1250,
          lastHour: '2026-11-14T08:00:00.000Z',
        },
      ]}
    />,
  )

  expect(html).toContain('Événements comptés, sans ligne au journal</h2>')
  expect(html).toContain(
    'Vérification échouée\u00a0: 400 en 24\u00a0heures, 1\u202f250 en 30\u00a0jours.',
  )
  expect(html).toContain('Dernière heure\u00a0: 14/11/2026 09:00.')
})

it('shows nothing where nothing was counted', () => {
  expect(renderToStaticMarkup(<CountedEvents counts={[]} />)).toBe('')
})
