import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  assistantOpening,
  assistants,
  chatGptUrl,
  maxEncodedLength,
} from '#shared/variables/assistants.ts'

const [chatGpt, claude, gemini] = assistants

describe('opening a prompt in an assistant (R78)', () => {
  it.each([
    ['ChatGPT', chatGpt, 'https://chatgpt.com/?q=Audit%20SEO', true],
    ['Claude', claude, 'https://claude.ai/new?q=Audit%20SEO', true],
    ['Gemini', gemini, 'https://gemini.google.com/app?q=Audit%20SEO', false],
  ] as const)('opens %s with the text in q', (name, assistant, url, fillsField) => {
    expect(assistantOpening(assistant, 'Audit SEO')).toEqual({ url, fillsField })
    expect(assistant.name).toBe(name)
  })

  it('carries every character of a text to the other side', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...assistants),
        fc.string({ unit: 'binary', maxLength: 400 }),
        (assistant, text) => {
          const { url } = assistantOpening(assistant, text)
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
    const within = assistantOpening(claude, character.repeat(atLimit))
    const beyond = assistantOpening(claude, character.repeat(atLimit + 1))

    expect(within.fillsField).toBe(true)
    expect(within.url).toHaveLength('https://claude.ai/new?q='.length + maxEncodedLength)
    expect(beyond).toEqual({ url: 'https://claude.ai/new', fillsField: false })
  })

  it.each([
    ['ChatGPT', chatGpt, 'https://chatgpt.com/'],
    ['Gemini', gemini, 'https://gemini.google.com/app'],
  ] as const)(
    'opens the bare address of %s for a text that is too long',
    (_name, assistant, url) => {
      expect(assistantOpening(assistant, 'a'.repeat(6001))).toEqual({ url, fillsField: false })
    },
  )

  it.each(['\uD83D', '\uDE00', 'avant \uD83D après'])(
    'opens a text with half an emoji in it: %j',
    (text) => {
      const { url } = assistantOpening(gemini, text)
      expect(new URL(url).searchParams.get('q')).toBe(text.toWellFormed())
    },
  )

  it('makes the address of a ChatGPT conversation that begins with a text', () => {
    expect(chatGptUrl('Bonjour & merci')).toBe('https://chatgpt.com/?q=Bonjour%20%26%20merci')
  })
})
