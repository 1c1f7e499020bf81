import { expect, it } from 'vitest'

import { parsePrompt } from '#shared/variables/prompt-variables.ts'
import { listSharedValues, valuesOf } from '#web/features/personalisation/sharing/shared-values.ts'

const { variables } = parsePrompt('[ton] [site] [public visé] [pays]')
const client = {
  id: 'c1',
  name: 'Client Dupont',
  values: { ton: 'Sobre', site: 'https://dupont.example', pays: 'France' },
  note: () => null,
}

it('lists what a link contains in the order of the prompt, with where it comes from', () => {
  const shared = listSharedValues(variables, [], {
    typed: { 'public-visé': 'Gérants', site: 'https://autre.example', pays: ' ' },
    client,
    carried: null,
    isFromSharedLink: false,
  })

  expect(shared.map(({ label, value, client: from }) => [label, value, from])).toEqual([
    ['Ton', 'Sobre', 'Client Dupont'],
    ['Site', 'https://autre.example', null],
    ['Public visé', 'Gérants', null],
  ])
  expect(valuesOf(shared)).toMatchObject({ ton: 'Sobre', site: 'https://autre.example' })
  expect(valuesOf(shared)).not.toHaveProperty('pays')
})

it('takes what is typed for the client’s where the profile says the same', () => {
  const shared = listSharedValues(variables, [], {
    typed: { pays: 'France ', ton: 'Espiègle' },
    client,
    carried: null,
    isFromSharedLink: false,
  })

  expect(shared.map(({ label, client: from }) => [label, from])).toEqual([
    ['Ton', null],
    ['Site', 'Client Dupont'],
    ['Pays', 'Client Dupont'],
  ])
})
