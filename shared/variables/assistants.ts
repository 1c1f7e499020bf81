const chatGpt = {
  id: 'chatgpt',
  name: 'ChatGPT',
  url: 'https://chatgpt.com/',
  /** Whether what the address carries stands in its field, or the visitor may have to paste it. */
  fillsField: true,
} as const

/** The chat assistants a prompt opens in. */
export const assistants = [
  chatGpt,
  { id: 'claude', name: 'Claude', url: 'https://claude.ai/new', fillsField: true },
  { id: 'gemini', name: 'Gemini', url: 'https://gemini.google.com/app', fillsField: false },
] as const

export type Assistant = (typeof assistants)[number]

/** Above this many encoded characters an assistant may refuse the address. */
export const maxEncodedLength = 6000

export type AssistantOpening = {
  url: string
  /** Whether the text stands in the assistant's field, or the visitor may have to paste it. */
  fillsField: boolean
}

/** The address that opens an assistant with a text, or the bare address when the text is too long. */
export function assistantOpening({ url, fillsField }: Assistant, text: string): AssistantOpening {
  const encoded = encodeURIComponent(text.toWellFormed())
  if (encoded.length > maxEncodedLength) return { url, fillsField: false }
  return { url: `${url}?q=${encoded}`, fillsField }
}

/** The address of a new ChatGPT conversation that begins with a text. */
export const chatGptUrl = (text: string) => assistantOpening(chatGpt, text).url
