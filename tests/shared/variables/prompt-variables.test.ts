import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isFilled } from '#shared/variables/prompt-values.ts'
import {
  filledLength,
  fillPrompt,
  parsePrompt,
  renamedVariable,
  variableKey,
} from '#shared/variables/prompt-variables.ts'

const placeholdersOf = (text: string) =>
  parsePrompt(text).variables.map((variable) => variable.placeholder)
const keysOf = (text: string) => parsePrompt(text).variables.map((variable) => variable.key)
const filled = (text: string, values: Record<string, string>) =>
  fillPrompt(parsePrompt(text), values)

/** What a text reads when nothing is filled: only the backslash before a bracket goes. */
const withoutEscapes = (text: string) => text.replaceAll(/\\([[\]])/g, '$1')

const trickyValues = [
  '$&',
  '$1',
  '$`',
  "$'",
  '$$',
  '[ville]',
  '\\[',
  ']',
  'a\nb',
  '👩‍🚀',
  '%5B',
  '\0',
]
const value = fc.oneof(
  fc.constantFrom(...trickyValues),
  fc.string({ unit: 'binary' }).filter((text) => text.trim() !== ''),
)

const fragments = [
  '[',
  ']',
  '\\',
  '(',
  ')',
  '\n',
  '- ',
  '"',
  '{',
  ' ',
  'x',
  '1',
  'https://a.fr',
  '[ville]',
  '[Mot-clé]',
  '[Mot clé]',
  '[constructor]',
  '[x]',
  '[ ]',
  '[a](b)',
  '\\[a\\]',
]
const anyText = fc
  .array(fc.oneof(fc.constantFrom(...fragments), fc.string({ unit: 'grapheme', maxLength: 12 })))
  .map((parts) => parts.join(''))

describe('what counts as a variable (R72)', () => {
  it('finds each distinct bracketed segment once and counts its occurrences', () => {
    expect(parsePrompt('Audite [URL] pour [ville], puis relis [URL].').variables).toEqual([
      { key: 'url', placeholder: 'URL', occurrences: 2 },
      { key: 'ville', placeholder: 'ville', occurrences: 1 },
    ])
  })

  it('splits a text into what is fixed and what is to be filled, in order', () => {
    expect(parsePrompt('Pour [ville] : [ville].').segments).toEqual([
      { type: 'text', text: 'Pour ' },
      { type: 'variable', key: 'ville', placeholder: 'ville' },
      { type: 'text', text: ' : ' },
      { type: 'variable', key: 'ville', placeholder: 'ville' },
      { type: 'text', text: '.' },
    ])
  })

  it.each([
    'X',
    'URL de la page',
    'mot-clé principal',
    "ton : direct, expert ou d'enseignant",
    '3 concurrents',
    '1 à 5 exemples',
    '…',
    'été',
    'a'.repeat(80),
  ])('takes [%s] for a variable', (placeholder) => {
    expect(placeholdersOf(`Avant [${placeholder}] après`)).toEqual([placeholder])
  })

  it.each([
    ['a markdown link', 'Lis [le guide](https://example.org/guide).'],
    ['a relative markdown link', 'Voir [la liste](/prompts)'],
    ['a markdown link with a title', 'Lis [le guide](https://example.org/guide "Le guide").'],
    [
      'a markdown link whose address holds parentheses',
      '[Paris](https://example.org/Paris_(Texas))',
    ],
    ['a markdown image', '![schéma du cocon](https://example.org/cocon.png)'],
    ['an empty task box', '- [ ] vérifier le titre'],
    ['a ticked task box', '- [x] vérifier le titre'],
    ['a task box ticked in capitals', '* [X] vérifier le titre'],
    ['a task box in a numbered list', '1. [X] vérifier le titre'],
    ['a JSON array of strings', '"mots": ["audit", "seo"]'],
    ['an array of single-quoted strings', "mots = ['audit', 'seo']"],
    ['a JSON array of objects', '[{"@type": "Question"}]'],
    ['a JSON array of numbers', '[1, 2.5, -3]'],
    ['a JSON array written with spaces', '[ "audit" ]'],
    ['an empty pair of brackets', 'liste = []'],
    ['a footnote', 'Selon une étude[^1].'],
    ['a reference number', 'Selon une étude [12].'],
    ['brackets across a line break', 'Un [mot\ncoupé] ici'],
    ['brackets across a Windows line break', 'Un [mot\r\ncoupé] ici'],
    ['more than 80 characters', `[${'a'.repeat(81)}]`],
    ['escaped brackets', 'Écris \\[sic\\] ici'],
    ['a bracket whose opening is escaped', 'Écris \\[sic] ici'],
    ['a bracket whose closing is escaped', 'Écris [sic\\] ici'],
    ['a bracket that is never closed', 'Écris [sic'],
  ])('takes %s for text', (_kind, text) => {
    expect(placeholdersOf(text)).toEqual([])
    expect(filled(text, {})).toBe(withoutEscapes(text))
  })

  it('keeps a placeholder that a parenthesis follows after a space', () => {
    expect(placeholdersOf('[ville] (ou région)')).toEqual(['ville'])
  })

  it('finds a variable inside the brackets of an outer pair', () => {
    expect(placeholdersOf('[[ville]]')).toEqual(['ville'])
    expect(filled('[[ville]]', { ville: 'Lyon' })).toBe('[Lyon]')
  })
})

describe('the key of a variable (R72)', () => {
  it.each([
    ['URL', 'url'],
    ['URL de la page', 'url-de-la-page'],
    ['Mot-clé principal', 'mot-clé-principal'],
    ['été', 'été'],
    ["nom de l'outil", 'nom-de-l-outil'],
    ['ŒUVRE n°2', 'œuvre-n-2'],
    ['ключ', 'ключ'],
  ])('makes %s into %s', (placeholder, key) => {
    expect(variableKey(placeholder)).toBe(key)
  })

  it('gives an accent typed in one or two code points the same key', () => {
    expect(variableKey('e\u0301te\u0301')).toBe('été')
  })

  it('tells apart two names that give one key', () => {
    expect(keysOf('[Mot-clé] [Mot clé] [mot clé] [Mot-clé]')).toEqual([
      'mot-clé',
      'mot-clé-2',
      'mot-clé-3',
    ])
  })

  it('never takes over a key that another name already has', () => {
    expect(keysOf('[ville-2] [ville] [Ville]')).toEqual(['ville-2', 'ville', 'ville-3'])
    expect(keysOf('[ville] [Ville] [ville-2]')).toEqual(['ville', 'ville-2', 'ville-2-2'])
  })

  it('fills two names that look alike each with its own value', () => {
    const values = { 'mot-clé': 'audit', 'mot-clé-2': 'cocon' }
    expect(filled('[Mot-clé] et [Mot clé]', values)).toBe('audit et cocon')
  })

  it('gives every variable of any text its own key', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const keys = keysOf(text)
        expect(new Set(keys).size).toBe(keys.length)
      }),
    )
  })
})

describe('filling (R73)', () => {
  it('replaces every occurrence of a filled variable and leaves the others in brackets', () => {
    expect(filled('[ville], [ville] et [service]', { ville: 'Lyon' })).toBe(
      'Lyon, Lyon et [service]',
    )
  })

  it.each(['', ' ', '\n\t'])('counts a blank value as not filled: %j', (blank) => {
    expect(isFilled(blank)).toBe(false)
    expect(filled('À [ville]', { ville: blank })).toBe('À [ville]')
  })

  it('keeps the spaces around a value', () => {
    expect(filled('À [ville].', { ville: ' Lyon ' })).toBe('À  Lyon .')
  })

  it('ignores a value that no variable has asked for', () => {
    expect(filled('À [ville]', { pays: 'France' })).toBe('À [ville]')
  })

  it('leaves a variable named like a property of every object as it stands', () => {
    expect(filled('Le [constructor] de la classe', {})).toBe('Le [constructor] de la classe')
    expect(filledLength(parsePrompt('[constructor]'), {})).toBe('[constructor]'.length)
  })

  it('gives the text back without its escapes when nothing is filled', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(filled(text, {})).toBe(withoutEscapes(text))
      }),
    )
  })

  it('puts any value verbatim where its variable stood and changes nothing else', () => {
    const variables = [
      { name: 'ville', key: 'ville' },
      { name: 'Mot-clé', key: 'mot-clé' },
      { name: 'URL de la page', key: 'url-de-la-page' },
    ]
    const literal = fc.string({ unit: 'binary' }).map((text) => text.replaceAll(/[[\]()\\]/g, ''))
    const part = fc.oneof(literal, fc.constantFrom(...variables))

    fc.assert(
      fc.property(fc.array(part), fc.tuple(value, value, value), (parts, [ville, motCle, url]) => {
        const values = { ville, 'mot-clé': motCle, 'url-de-la-page': url }
        const text = parts.map((item) => (typeof item === 'string' ? item : `[${item.name}]`))
        const expected = parts.map((item) =>
          typeof item === 'string' ? item : values[item.key as keyof typeof values],
        )
        expect(filled(text.join(''), values)).toBe(expected.join(''))
      }),
    )
  })

  it('counts the characters of the filled text as the filled text has them', () => {
    fc.assert(
      fc.property(anyText, fc.array(fc.option(value)), (text, values) => {
        const prompt = parsePrompt(text)
        const byKey = Object.fromEntries(
          prompt.variables.flatMap(({ key }, index) => {
            const own = values[index]
            return own === undefined || own === null ? [] : [[key, own]]
          }),
        )
        expect(filledLength(prompt, byKey)).toBe(fillPrompt(prompt, byKey).length)
      }),
    )
  })
})

describe('long texts', () => {
  it('finds 50 variables in 144,000 characters', () => {
    const blocks = Array.from({ length: 50 }, (_, index) =>
      `[variable ${index}] `.padEnd(2880, 'texte fixe '),
    )
    const text = blocks.join('')

    expect(text).toHaveLength(144_000)
    expect(parsePrompt(text).variables).toHaveLength(50)
    expect(filled(text, {})).toBe(text)
  })

  it.each([
    ['opening brackets', '['.repeat(50_000)],
    ['closing brackets', ']'.repeat(50_000)],
    ['backslashes before brackets', '\\['.repeat(50_000)],
    ['beginnings of links', '[a]('.repeat(20_000)],
    ['links that are never closed', `[a](${'b'.repeat(2000)}`.repeat(70)],
    ['one opening bracket and no closing one', `[${'a'.repeat(140_000)}`],
    ['nothing but occurrences of one variable', '[a]'.repeat(50_000)],
  ])(
    'comes to an end on %s',
    (_kind, text) => {
      expect(filled(text, {})).toBe(withoutEscapes(text))
    },
    5000,
  )

  it('comes to an end when thousands of names give one key', () => {
    const marks = '_;:!?/*+=~@#%&'.split('')
    const names = marks.flatMap((a) =>
      marks.flatMap((b) => marks.flatMap((c) => marks.map((d) => `[${a}${b}${c}${d}]`))),
    )
    const text = names.slice(0, 20_000).join('')

    expect(parsePrompt(text).variables).toHaveLength(20_000)
  }, 5000)
})

describe('a variable with another name', () => {
  it('has it at each of its places, and the rest of the text stays as it is', () => {
    expect(
      renamedVariable('Pour [Ville], à [Ville]\u00a0: [ville], (Ville).', 'Ville', 'commune'),
    ).toBe('Pour [commune], à [commune]\u00a0: [ville], (Ville).')
  })

  it('is told from what only looks like one', () => {
    const others = 'Un lien [ton](https://a.fr), \\[ton\\], ["ton"] et le ton.'
    expect(renamedVariable(`${others} [ton]`, 'ton', 'voix')).toBe(`${others} [voix]`)
  })

  it('takes signs that mean something to a replacement for themselves', () => {
    expect(renamedVariable('En [ton].', 'ton', '$& $1')).toBe('En [$& $1].')
    expect(renamedVariable('En [$& (ton)].', '$& (ton)', 'ton')).toBe('En [ton].')
  })

  it('is the only one that the parsed text names otherwise', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...fragments), { maxLength: 30 }), (parts) => {
        const text = parts.join('')
        const renamed = renamedVariable(text, 'ville', 'commune')
        expect(placeholdersOf(renamed)).toEqual(
          placeholdersOf(text).map((name) => (name === 'ville' ? 'commune' : name)),
        )
      }),
    )
  })
})
