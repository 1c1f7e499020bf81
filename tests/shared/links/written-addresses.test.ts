import { expect, it } from 'vitest'

import { writtenAddresses } from '#shared/links/written-addresses.ts'

it.each([
  ['Voir https://a.example/page.', ['https://a.example/page']],
  ['[la page](https://a.example/p?q=1#bas), puis', ['https://a.example/p?q=1#bas']],
  ['<https://a.example>', ['https://a.example']],
  ['(https://fr.example/wiki/Lien_(web))', ['https://fr.example/wiki/Lien_(web)']],
  ['«\u00a0https://a.example/é\u00a0»', ['https://a.example/é']],
  ['**https://a.example/**…', ['https://a.example/']],
  ['http://a.example et HTTPS://B.example', ['http://a.example', 'HTTPS://B.example']],
  ['a.example, mailto:a@b.example, javascript:alert(1)', []],
  ['', []],
])('%j has %j', (text, addresses) => {
  expect(writtenAddresses(text)).toEqual(addresses)
})

it('are found in lists and objects, however deep', () => {
  const value = [{ question: 'Où\u00a0?', reponse: 'Sur https://a.example.' }, null, 3]
  expect(writtenAddresses({ faq: value, auteur: 'https://b.example' })).toEqual([
    'https://a.example',
    'https://b.example',
  ])
})

it('take no longer than the text is long', () => {
  expect(writtenAddresses(`https://a.example/${')'.repeat(2000)}`)).toEqual(['https://a.example/'])
})
