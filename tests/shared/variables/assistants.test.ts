import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  arrivalSentence,
  assistantOpening,
  assistants,
  chatGptUrl,
  directCount,
  maxEncodedLength,
} from '#shared/variables/assistants.ts'

const [chatGpt, claude, gemini, leChat, perplexity, copilot] = assistants

describe('opening a prompt in an assistant (R78)', () => {
  it.each([
    ['ChatGPT', chatGpt, 'https://chatgpt.com/?q=Audit%20SEO', 'written'],
    ['Claude', claude, 'https://claude.ai/new?q=Audit%20SEO', 'written'],
    ['Gemini', gemini, 'https://gemini.google.com/app?q=Audit%20SEO', 'perhaps'],
  ] as const)('opens %s with the text in q', (name, assistant, url, arrival) => {
    expect(assistantOpening(assistant, 'Audit SEO')).toEqual({ url, arrival })
    expect(assistant.name).toBe(name)
  })

  it('carries every character of a text to the other side', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...assistants.filter(({ arrival }) => arrival !== 'pasted')),
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

    expect(within.arrival).toBe('written')
    expect(within.url).toHaveLength('https://claude.ai/new?q='.length + maxEncodedLength)
    expect(beyond).toEqual({ url: 'https://claude.ai/new', arrival: 'pasted' })
  })

  it.each([
    ['ChatGPT', chatGpt, 'https://chatgpt.com/'],
    ['Gemini', gemini, 'https://gemini.google.com/app'],
  ] as const)(
    'opens the bare address of %s for a text that is too long',
    (_name, assistant, url) => {
      expect(assistantOpening(assistant, 'a'.repeat(6001))).toEqual({ url, arrival: 'pasted' })
    },
  )

  it.each(['\uD83D', '\uDE00', 'avant \uD83D après'])(
    'opens a text with half an emoji in it: %j',
    (text) => {
      const { url } = assistantOpening(gemini, text)
      expect(new URL(url).searchParams.get('q')).toBe(text.toWellFormed())
    },
  )

  it('keeps the three specified assistants first, and gives each an identity of its own', () => {
    expect(assistants.slice(0, directCount).map(({ name }) => name)).toEqual([
      'ChatGPT',
      'Claude',
      'Gemini',
    ])
    expect(new Set(assistants.map(({ id }) => id)).size).toBe(assistants.length)
  })

  it('searches with a text in Perplexity as soon as it opens', () => {
    expect(assistantOpening(perplexity, 'Audit SEO')).toEqual({
      url: 'https://www.perplexity.ai/search?q=Audit%20SEO',
      arrival: 'sent',
    })
    expect(assistantOpening(perplexity, 'a'.repeat(6001))).toEqual({
      url: 'https://www.perplexity.ai/',
      arrival: 'pasted',
    })
  })

  it.each([
    ['Le Chat', leChat, 'https://chat.mistral.ai/chat'],
    ['Copilot', copilot, 'https://copilot.microsoft.com/'],
  ] as const)('opens %s without the text, which is pasted', (name, assistant, url) => {
    expect(assistantOpening(assistant, 'Audit SEO')).toEqual({ url, arrival: 'pasted' })
    expect(assistant.name).toBe(name)
  })

  it('says beforehand what happens', () => {
    const said = assistants.map(({ arrival }) => arrivalSentence(arrival, 'texte'))
    expect(said).toEqual([
      'Texte déjà écrit',
      'Texte déjà écrit',
      'À coller si le champ reste vide',
      'À coller\u00a0: le texte est copié',
      'Texte déjà écrit, la recherche part aussitôt',
      'À coller\u00a0: le texte est copié',
    ])
    expect(arrivalSentence('pasted', 'rôle')).toBe('À coller\u00a0: le rôle est copié')
    expect(arrivalSentence('written', 'rôle')).toBe('Rôle déjà écrit')
  })

  it('makes the address of a ChatGPT conversation that begins with a text', () => {
    expect(chatGptUrl('Bonjour & merci')).toBe('https://chatgpt.com/?q=Bonjour%20%26%20merci')
  })
})
