import { expect, it } from 'vitest'

import { shortLaunch } from '#shared/items/gpt-launch.ts'
import { assistants, chatGptUrl } from '#shared/variables/assistants.ts'
import {
  launchBeginning,
  launchFacts,
  launchFactsOfBeginning,
  launchSentence,
  roleText,
} from '#shared/variables/gpt-launch-facts.ts'
import { shownConversation } from '#shared/variables/starting-question.ts'

const role = 'Tu audites des sites.\n\nTu demandes d’abord l’adresse & l’objectif.'

it.each([
  ['the role', chatGptUrl(roleText(role)), 'S’ouvre dans ChatGPT, avec ce rôle déjà écrit'],
  ['another text', chatGptUrl('Bonjour'), 'S’ouvre dans ChatGPT, avec un texte déjà écrit'],
  ['a GPT made there', 'https://chatgpt.com/g/g-logs', 'S’ouvre dans ChatGPT'],
  ['a GPT made there with a text', 'https://chatgpt.com/g/g-logs?q=x', 'S’ouvre dans ChatGPT'],
  [
    'nothing',
    'https://chatgpt.com/',
    'S’ouvre dans ChatGPT, sans le rôle\u00a0: copiez-le d’abord',
  ],
  [
    'Claude with the role',
    `https://claude.ai/new?q=${encodeURIComponent(role)}`,
    'S’ouvre dans Claude, avec ce rôle déjà écrit',
  ],
  [
    'another site',
    'https://www.exemple.fr/outil?q=x',
    'S’ouvre dans exemple.fr, sans le rôle\u00a0: copiez-le d’abord',
  ],
  [
    'half a character',
    'https://chatgpt.com/?q=%E9',
    'S’ouvre dans ChatGPT, sans le rôle\u00a0: copiez-le d’abord',
  ],
])('says in one line what an address with %s opens', (_what, address, sentence) => {
  expect(launchSentence(launchFacts(address, role))).toBe(sentence)
})

it('promises no role where there is none', () => {
  expect(launchSentence(launchFacts('https://chatgpt.com/', null))).toBe('S’ouvre dans ChatGPT')
})

it.each([
  ['its role', chatGptUrl(roleText(role)), 'Dans ChatGPT, rôle déjà écrit'],
  ['another text', chatGptUrl('Bonjour'), 'Dans ChatGPT, texte déjà écrit'],
  ['nothing', 'https://chatgpt.com/', 'Dans ChatGPT, rôle à coller'],
  ['a GPT made there', 'https://chatgpt.com/g/g-logs', 'Dans ChatGPT'],
])('says it in fewer words of %s', (_what, address, words) => {
  expect(shortLaunch(launchFacts(address, role))).toBe(words)
})

it('reads the same from the beginnings of an address and a role', () => {
  const whole = `${role} ${'Tu réponds à tout, élégamment\u00a0! '.repeat(40)}`
  const carrying = `https://chatgpt.com/?q=${encodeURIComponent(roleText(whole))}`
  const started = whole.slice(0, launchBeginning.role)
  for (let cut = 0; cut < 12; cut += 1) {
    // Whatever is at the place where it is cut, half of a character too.
    const beginning = `${carrying.slice(0, 23)}${'-'.repeat(cut)}${carrying.slice(23)}`
    expect(
      launchFactsOfBeginning(beginning.slice(0, launchBeginning.address), started),
    ).toMatchObject({ writes: 'rôle', lacksRole: false })
  }
})

it.each(['', 'javascript:alert(1)', 'https://', 'mailto:a@b.fr'])(
  'takes any stored text: %j',
  (address) => {
    expect(launchFacts(address, role)).toMatchObject({ isCustomGpt: false, writes: null })
  },
)

it('gives a starting question the text that it follows', () => {
  const shown = shownConversation({ nom: 'Migration', url: chatGptUrl('Par où commencer ?') }, role)

  expect(shown.question).toBe('après')
  expect(new URL(shown.url).searchParams.get('q')).toBe(`${role}\n\nPar où commencer ?`)
})

it('leaves a question alone where both are too long for an address, or the GPT has its role', () => {
  const question = { nom: 'Migration', url: chatGptUrl('Par où commencer ?') }
  const there = { nom: 'Migration', url: 'https://chatgpt.com/g/g-logs?q=x' }

  expect(shownConversation(question, 'é'.repeat(1000))).toEqual({ ...question, question: 'seule' })
  expect(shownConversation(question, null)).toEqual({ ...question, question: 'seule' })
  expect(shownConversation(there, role)).toEqual({ ...there, question: 'seule' })
})

it.each([
  'https://chatgpt.com/share/abc',
  'https://claude.ai/share/abc',
  'https://exemple.fr/?q=x',
])('calls %s a conversation', (url) => {
  expect(shownConversation({ nom: 'Échange', url }, role)).toEqual({ nom: 'Échange', url })
})

it('knows every assistant by its host', () => {
  for (const { url, name } of assistants) expect(launchFacts(url, null).place).toBe(name)
})
