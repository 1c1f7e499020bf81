import { expect, it } from 'vitest'

import type { Journey, StepItem } from '#shared/journeys/journey.ts'
import { draftOf, journeyOf } from '#web/admin/screens/journeys/journey-draft.ts'

it('keeps the item of each step when two items have the same title', () => {
  const item = { kind: 'prompt', titre: 'Audit', isPublic: true } as const
  const items: StepItem[] = [
    { ...item, id: 'first', cote: 'SEO P01' },
    { ...item, id: 'second', cote: 'SEO P02' },
  ]
  const journey: Journey = {
    slug: 'mission',
    titre: 'Mission',
    introduction: 'Une introduction.',
    etapes: [{ kind: 'prompt', id: 'second', but: 'Un but.', transmet: '' }],
    statut: 'brouillon',
    rang: 0,
  }

  expect(journeyOf(draftOf(journey, items), items)).toEqual(journey)
})
