import { describe, expect, it } from 'vitest'

import { findConventions, withBrackets } from '#shared/import/placeholders.ts'

describe('what is to be filled in by another convention', () => {
  it.each([
    ['Écris pour {{ secteur }}.', 'Écris pour [secteur].'],
    ['Écris en ${langue:français} pour ${public}.', 'Écris en [langue] pour [public].'],
    ['Écris pour {nom du client}.', 'Écris pour [nom du client].'],
    ['Écris pour <nom du client>.', 'Écris pour [nom du client].'],
    // What is no name, or would be a link.
    [
      'Réponds {"a": 1}, {0}, ${data.name} et {{/if}}.',
      'Réponds {"a": 1}, {0}, ${data.name} et {{/if}}.',
    ],
    ['Voir {lien}(https://exemple.fr).', 'Voir {lien}(https://exemple.fr).'],
    // Code and markup stay as they are.
    [
      'Pour {client} :\n```js\nconst a = `${b}` + {c}\n```\n',
      'Pour [client] :\n```js\nconst a = `${b}` + {c}\n```\n',
    ],
    ['function a() { return {b} }\n{nom}', 'function a() { return {b} }\n{nom}'],
    ['<p>Bonjour <nom></p>', '<p>Bonjour <nom></p>'],
    ['{{#each lignes}}{{nom}}{{/each}}', '{{#each lignes}}{{nom}}{{/each}}'],
  ])('is rewritten between square brackets: %j', (text, rewritten) => {
    expect(withBrackets(text, ['doubles', 'dollar', 'accolades', 'chevrons'])).toBe(rewritten)
  })

  it('is left alone where it is not asked for', () => {
    expect(withBrackets('{{a}} ${b} {c} <d>', ['dollar'])).toBe('{{a}} [b] {c} <d>')
  })

  it('is counted, with names, and with why it is not rewritten by itself', () => {
    expect(
      findConventions(['{{a}} et {{b}}', '${c:un} {d}', 'const x = 1;\n{e}', 'Un <f>']),
    ).toEqual([
      {
        convention: 'doubles',
        nombre: 2,
        lignes: 1,
        exemples: ['a', 'b'],
        avecValeur: 0,
        ecartees: 0,
        doute: null,
      },
      {
        convention: 'dollar',
        nombre: 1,
        lignes: 1,
        exemples: ['c'],
        avecValeur: 1,
        ecartees: 0,
        doute: null,
      },
      {
        convention: 'accolades',
        nombre: 1,
        lignes: 1,
        exemples: ['d'],
        avecValeur: 0,
        ecartees: 1,
        doute:
          '1 texte du fichier a des accolades de code\u00a0: regardez les exemples avant de les réécrire.',
      },
      {
        convention: 'chevrons',
        nombre: 1,
        lignes: 1,
        exemples: ['f'],
        avecValeur: 0,
        ecartees: 0,
        doute:
          'Les chevrons servent aussi de balises\u00a0: regardez les exemples avant de les réécrire.',
      },
    ])
  })
})
