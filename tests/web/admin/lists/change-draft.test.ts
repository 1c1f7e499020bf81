import { describe, expect, it } from 'vitest'

import { changeOf, newChange } from '#web/admin/item-table/changes/change-draft.ts'

describe.each(['ia', 'auteur_nom'] as const)('a change of %s', (act) => {
  it('is none while nothing is typed, so that nothing is erased by mistake', () => {
    expect(changeOf(newChange(act))).toBeNull()
    expect(changeOf({ ...newChange(act), valeur: '  ' })).toBeNull()
  })

  it('erases where that is said', () => {
    expect(changeOf({ ...newChange(act), efface: true })).toEqual({ champ: act, valeur: null })
  })

  it('gives what is typed', () => {
    expect(changeOf({ ...newChange(act), valeur: ' Claude ' })).toEqual({
      champ: act,
      valeur: 'Claude',
    })
  })
})
