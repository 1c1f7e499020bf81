import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  arrivalPath,
  destinationSpelling,
  redirectInputSchema,
  sourceSpelling,
} from '#shared/addresses/redirect.ts'

const origin = 'https://exemple.test'
const schema = redirectInputSchema(origin)

const read = (source: string, destination: string) => schema.safeParse({ source, destination })
const fieldsOf = (source: string, destination: string) =>
  read(source, destination).error?.issues.map(({ path }) => path.join('.'))

/** Pieces that addresses are made of, and that parsers read in two ways. */
const pathText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...Array.from('/.%?#\\@: aé+&=')),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    ),
  )
  .map((pieces) => pieces.join(''))

describe('the address that a redirect leads away from', () => {
  it.each([
    ['/ancienne', '/ancienne'],
    ['ancienne/?utm=x#haut', '/ancienne'],
    [' /ancienne ', '/ancienne'],
    ['https://exemple.test/ancienne', '/ancienne'],
    ['http://www.exemple.test/ancienne/?x=1', '/ancienne'],
    ['/caf%C3%A9', '/café'],
    ['/caf%c3%a9', '/café'],
    ['/café', '/café'],
    ['/deux mots', '/deux%20mots'],
    ['/deux%20mots', '/deux%20mots'],
    ['/a%2fb', '/a%2Fb'],
    ['/a%40b', '/a@b'],
    ['/a%0Ab', '/a%0Ab'],
    ['/100%', '/100%25'],
    ['/100%25', '/100%25'],
    ['/a%E9b', '/a%E9b'],
    ['/a/../b', '/b'],
    ['/a//b', '/a/b'],
    ['/prompt/ancien.md', '/prompt/ancien'],
  ])('%j is %j, as it is compared with what visitors ask', (typed, stored) => {
    expect(read(typed, '/prompts').data?.source).toBe(stored)
  })

  it.each([
    ['nothing', ''],
    ['blanks', '  '],
    ['an address elsewhere', 'https://autre.test/a'],
    ['the host of another site', '//autre.test/a'],
    ['a script', 'javascript:alert(1)'],
    ['more than 200 characters', `/${'a'.repeat(200)}`],
  ])('is not %s', (_what, typed) => {
    expect(fieldsOf(typed, '/prompts')).toEqual(['source'])
  })

  it('stays what it is when it is read again', () => {
    fc.assert(
      fc.property(pathText, (path) => {
        const spelled = sourceSpelling(`/a${path}`, origin)
        expect(sourceSpelling(spelled, origin)).toBe(spelled)
      }),
    )
  })
})

describe('where a redirect leads', () => {
  it.each([
    ['/prompts', '/prompts'],
    ['prompts/', '/prompts'],
    ['/prompts?category=SEO&page=2', '/prompts?category=SEO&page=2'],
    ['/confidentialite#cookies', '/confidentialite#cookies'],
    ['https://www.exemple.test/prompts/?category=SEO#haut', '/prompts?category=SEO#haut'],
    ['/recherche?q=été au soleil', '/recherche?q=%C3%A9t%C3%A9%20au%20soleil'],
    ['/caf%C3%A9', '/café'],
    ['/wiki/Aide:Prompt', '/wiki/Aide:Prompt'],
    ['https://exemple.test//autre.test/a', '/autre.test/a'],
    ['https://autre.test/page?x=1#y', 'https://autre.test/page?x=1#y'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(read('/a', typed).data?.destination).toBe(stored)
  })

  it.each([
    ['nothing', ''],
    ['a script', 'javascript:alert(1)'],
    ['a mailbox', 'mailto:a@exemple.test'],
    ['the host of another site, without saying so', '//autre.test/a'],
    ['the same with a backslash', '/\\autre.test'],
    ['an address with a backslash in its query', '/prompts?suite=\\autre.test'],
    ['an address elsewhere with a password', 'https://moi:secret@autre.test/'],
    ['longer than 2,000 characters', `/prompts?q=${'a'.repeat(2000)}`],
  ])('is not %s', (_what, typed) => {
    expect(fieldsOf('/a', typed)).toEqual(['destination'])
  })

  it.each(['/a', '/a?x=1', '/a#b', 'a/', '/%61', `${origin}/a`, 'http://www.exemple.test/a/'])(
    'is not the address itself, spelled %j',
    (typed) => {
      expect(fieldsOf('/a', typed)).toEqual(['destination'])
    },
  )

  it('is not the markdown version of the page itself', () => {
    expect(fieldsOf('/prompt/ancien', '/prompt/ancien.md')).toEqual(['destination'])
  })

  it('stays what it is when it is read again, and on the site when it is a path', () => {
    fc.assert(
      fc.property(pathText, pathText, (path, rest) => {
        const { data } = read('/ancienne-adresse', `/a${path}?${rest}`)
        fc.pre(data !== undefined)
        const { destination } = data
        expect(destinationSpelling(destination, origin)).toBe(destination)
        expect(new URL(origin + destination).origin).toBe(origin)
        expect(arrivalPath(destination)).toBe(sourceSpelling(destination, origin))
      }),
    )
  })
})
