import { expect, it } from 'vitest'

import { statutStep, undoSteps } from '#web/admin/items/statut-steps.ts'

const item = (id: string, statut: 'valide' | 'brouillon' | 'refuse') => ({ id, statut })

it('gives back to each item the status it had, one call for each status', () => {
  const items = [item('a', 'brouillon'), item('b', 'refuse'), item('c', 'brouillon')]

  expect(undoSteps(items, 'valide')).toEqual([
    expect.objectContaining({ ids: ['a', 'c'], statut: 'brouillon' }),
    expect.objectContaining({ ids: ['b'], statut: 'refuse' }),
  ])
})

it('leaves alone what had the status already, and undoes nothing where nothing changed', () => {
  expect(undoSteps([item('a', 'valide'), item('b', 'brouillon')], 'valide')).toMatchObject([
    { ids: ['b'] },
  ])
  expect(undoSteps([item('a', 'valide')], 'valide')).toEqual([])
})

it('explains every refusal, even one that comes back', () => {
  expect(statutStep(['a'], 'refuse', 'Doublon')).toMatchObject({ raison: 'Doublon' })
  for (const step of undoSteps([item('a', 'refuse')], 'valide')) {
    expect(step.raison).toMatch(/\S/)
  }
})
