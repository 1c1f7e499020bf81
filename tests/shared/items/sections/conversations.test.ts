import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  conversationsAssocieesSchema,
  conversationSchema,
  readConversations,
} from '#shared/items/sections/conversations.ts'

import { storedText, storedValues } from './stored-values.ts'

const named = { nom: 'Un audit commenté', url: 'https://chatgpt.com/share/1' }
const other = { nom: 'Une refonte', url: 'https://chatgpt.com/share/2' }

describe('the three stored forms (R192)', () => {
  it('reads a list of named conversations as it is', () => {
    expect(readConversations([named, other])).toEqual([named, other])
  })

  it('reads a single conversation as a list of one', () => {
    expect(readConversations(named)).toEqual([named])
  })

  it('names plain addresses by their place, from 1', () => {
    expect(readConversations(['https://example.org/a', 'https://example.org/b'])).toEqual([
      { nom: 'Conversation exemple #1', url: 'https://example.org/a' },
      { nom: 'Conversation exemple #2', url: 'https://example.org/b' },
    ])
  })

  it('writes each of them', () => {
    for (const form of [[named, other], named, [named.url, other.url]]) {
      expect(conversationsAssocieesSchema.parse(form)).toEqual(form)
    }
  })
})

describe('what is neither form (R215)', () => {
  it('numbers an address by its place in the stored list, whatever was dropped before it', () => {
    const stored = [named, 'pas une adresse', null, 'https://example.org/quatre']
    expect(readConversations(stored)).toEqual([
      named,
      { nom: 'Conversation exemple #4', url: 'https://example.org/quatre' },
    ])
  })

  it.each([
    ['without a name', { url: 'https://example.org/' }],
    ['with a blank name', { nom: ' ', url: 'https://example.org/' }],
    ['without an address', { nom: 'Seul' }],
    ['that would run a script', { nom: 'Piège', url: 'javascript:alert(1)' }],
    ['that is an address that would run a script', 'javascript:alert(1)'],
    ['that is a list', [named]],
    ['that is null', null],
  ])('drops a conversation %s and keeps its neighbours', (_fault, item) => {
    expect(readConversations([named, item, other])).toEqual([named, other])
  })

  it.each([null, undefined, 12, '', 'pas une adresse', {}, []])(
    'reads %j as no conversation',
    (stored) => {
      expect(readConversations(stored)).toEqual([])
    },
  )

  it.each([
    ['a list of both forms', [named, named.url]],
    ['an address that would run a script', ['javascript:alert(1)']],
    ['a lone address', named.url],
  ])('refuses in writing %s', (_fault, value) => {
    expect(conversationsAssocieesSchema.safeParse(value).success).toBe(false)
  })
})

it('reads any stored value without failing, and returns only what may be written', () => {
  const url = fc.oneof(
    fc.webUrl(),
    fc.constantFrom('javascript:alert(1)', '/a', '', 'mailto:a@b.fr'),
  )
  const stored = fc.oneof(storedValues({ nom: storedText, url }), fc.array(url))
  fc.assert(
    fc.property(stored, (value) => {
      for (const conversation of readConversations(value)) {
        expect(conversationSchema.parse(conversation)).toEqual(conversation)
      }
    }),
  )
})
