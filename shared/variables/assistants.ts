/**
 * How a text arrives in an assistant: written in its field, sent as soon as the assistant opens, in its
 * field unless the assistant ignored it, or pasted there by the visitor.
 */
export type Arrival = 'written' | 'sent' | 'perhaps' | 'pasted'

/** Above this many encoded characters an assistant may refuse the address. */
export const maxEncodedLength = 6000

type AssistantFacts = {
  id: string
  name: string
  /** Where a new conversation begins. */
  url: string
  /** How a text arrives that the address can carry. */
  arrival: Arrival
  /** How many encoded characters its address carries; 0 where the text is pasted. */
  maxEncodedLength: number
  /** The address that carries a text, where it is another one. */
  carryingUrl?: string
}

const chatGpt = {
  id: 'chatgpt',
  name: 'ChatGPT',
  url: 'https://chatgpt.com/',
  arrival: 'written',
  maxEncodedLength,
} as const satisfies AssistantFacts

/**
 * The chat assistants a prompt opens in, in the order of their links. Where nothing public
 * and current says that an address is taken, the text is pasted: that always works.
 */
export const assistants = [
  chatGpt,
  {
    id: 'claude',
    name: 'Claude',
    url: 'https://claude.ai/new',
    arrival: 'written',
    maxEncodedLength,
  },
  {
    id: 'gemini',
    name: 'Gemini',
    url: 'https://gemini.google.com/app',
    arrival: 'perhaps',
    maxEncodedLength,
  },
  {
    id: 'le-chat',
    name: 'Le Chat',
    url: 'https://chat.mistral.ai/chat',
    arrival: 'pasted',
    maxEncodedLength: 0,
  },
  {
    id: 'perplexity',
    name: 'Perplexity',
    url: 'https://www.perplexity.ai/',
    arrival: 'sent',
    maxEncodedLength,
    carryingUrl: 'https://www.perplexity.ai/search',
  },
  {
    id: 'copilot',
    name: 'Copilot',
    url: 'https://copilot.microsoft.com/',
    arrival: 'pasted',
    maxEncodedLength: 0,
  },
] as const satisfies AssistantFacts[]

export type Assistant = (typeof assistants)[number]

/** The assistant that lives at a host, if any does. */
export const assistantAt = (host: string): Assistant | undefined =>
  assistants.find(({ url }) => url.startsWith(`https://${host}/`))

/** Number of assistants with a link beside «Autres», where the width allows it. */
export const directCount = 3

export type AssistantOpening = { url: string; arrival: Arrival }

/** The address that opens an assistant with a text, and how the text arrives; one that is too long is pasted. */
export function assistantOpening(assistant: AssistantFacts, text: string): AssistantOpening {
  const { url, arrival, carryingUrl = url } = assistant
  const encoded = encodeURIComponent(text.toWellFormed())
  if (encoded.length > assistant.maxEncodedLength) return { url, arrival: 'pasted' }
  return { url: `${carryingUrl}?q=${encoded}`, arrival }
}

/** What a text is to its reader, in what is said of opening it. */
export type TextKind = 'texte' | 'rôle'

/** What happens with a text when an assistant opens, said beforehand. */
export function arrivalSentence(arrival: Arrival, kind: TextKind): string {
  const written = kind === 'rôle' ? 'Rôle déjà écrit' : 'Texte déjà écrit'
  if (arrival === 'written') return written
  if (arrival === 'sent') return `${written}, la recherche part aussitôt`
  if (arrival === 'perhaps') return 'À coller si le champ reste vide'
  return `À coller\u00a0: le ${kind} est copié`
}

/** The address of a new ChatGPT conversation that begins with a text. */
export const chatGptUrl = (text: string) => assistantOpening(chatGpt, text).url
