import { describe, expect, it } from 'vitest'

import { withWritten } from '#shared/variables/written-profile.ts'

const values = (held: Record<string, string>) =>
  Object.entries(held).map(([variable, value]) => ({ variable, value }))
const profile = (held: Record<string, string>, name = 'Dupont') => ({
  id: 'dupont',
  name,
  values: values(held),
})

const opened = profile({ site: 'a.fr', ton: 'Sobre', pays: 'France' })

describe('a profile that is saved', () => {
  it('keeps what another tab changed, added and removed meanwhile', () => {
    const now = { ...profile({ site: 'a.fr', ton: 'Vif', offre: 'Lampes' }), refused: ['ville'] }

    expect(
      withWritten(now, opened, profile({ site: 'b.fr', ton: 'Sobre', pays: 'France' })),
    ).toEqual({ ...profile({ site: 'b.fr', ton: 'Vif', offre: 'Lampes' }), refused: ['ville'] })
  })

  it('has what the form changed, added and removed, whatever another tab made of it', () => {
    const now = profile({ site: 'c.fr', ton: 'Vif' }, 'Dupont et fils')

    expect(
      withWritten(
        now,
        opened,
        profile({ site: 'b.fr', pays: 'Belgique', Objectif: 'Vendre' }, 'Dupont SA'),
      ),
    ).toEqual(profile({ site: 'b.fr', pays: 'Belgique', Objectif: 'Vendre' }, 'Dupont SA'))
  })

  it('keeps another tab’s name where the form left it as it was', () => {
    expect(withWritten({ ...opened, name: 'Dupont SA' }, opened, opened).name).toBe('Dupont SA')
  })

  it('has a value once, however its variable is written', () => {
    expect(
      withWritten(
        profile({ Pays: 'Suisse' }),
        profile({ Pays: 'France' }),
        profile({ pays: 'Belgique' }),
      ).values,
    ).toEqual(values({ pays: 'Belgique' }))
  })
})
