import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  assistantNames,
  assistantOpening,
  assistants,
  chatGptUrl,
  maxEncodedLength,
} from '#shared/variables/assistants.ts'

describe('opening a prompt in an assistant (R78)', () => {
  it.each([
    ['chatgpt', 'ChatGPT', 'https://chatgpt.com/?q=Audit%20SEO'],
    ['claude', 'Claude', 'https://claude.ai/new?q=Audit%20SEO'],
    ['gemini', 'Gemini', 'https://gemini.google.com/app?q=Audit%20SEO'],
  ] as const)('opens %s with the text in q', (assistant, name, url) => {
    expect(assistantOpening(assistant, 'Audit SEO')).toEqual({ url, carriesText: true })
    expect(assistantNames[assistant]).toBe(name)
  })

  it('carries every character of a text to the other side', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...assistants),
        fc.string({ unit: 'binary', maxLength: 400 }),
        (assistant, text) => {
          const { url, carriesText } = assistantOpening(assistant, text)
          expect(carriesText).toBe(true)
          expect(new URL(url).searchParams.get('q')).toBe(text)
        },
      ),
    )
  })

  it.each([
    ['plain letters', 'a', 6000],
    ['accented letters, six characters each once encoded', 'é', 1000],
    ['emoji, twelve characters each once encoded', '😀', 500],
  ])('measures the limit on the encoded text: %s', (_kind, character, atLimit) => {
    const within = assistantOpening('claude', character.repeat(atLimit))
    const beyond = assistantOpening('claude', character.repeat(atLimit + 1))

    expect(within.carriesText).toBe(true)
    expect(within.url).toHaveLength('https://claude.ai/new?q='.length + maxEncodedLength)
    expect(beyond).toEqual({ url: 'https://claude.ai/new', carriesText: false })
  })

  it.each([
    ['chatgpt', 'https://chatgpt.com/'],
    ['gemini', 'https://gemini.google.com/app'],
  ] as const)('opens the bare address of %s for a text that is too long', (assistant, url) => {
    expect(assistantOpening(assistant, 'a'.repeat(6001))).toEqual({ url, carriesText: false })
  })

  it.each(['\uD83D', '\uDE00', 'avant \uD83D après'])(
    'opens a text with half an emoji in it: %j',
    (text) => {
      const { url } = assistantOpening('gemini', text)
      expect(new URL(url).searchParams.get('q')).toBe(text.toWellFormed())
    },
  )

  it('makes the address of a ChatGPT conversation that begins with a text', () => {
    expect(chatGptUrl('Bonjour & merci')).toBe('https://chatgpt.com/?q=Bonjour%20%26%20merci')
  })
})
