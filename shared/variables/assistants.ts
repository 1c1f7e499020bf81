/** The chat assistants a prompt opens in. */
export const assistants = ['chatgpt', 'claude', 'gemini'] as const
export type Assistant = (typeof assistants)[number]

export const assistantNames: Record<Assistant, string> = {
  chatgpt: 'ChatGPT',
  claude: 'Claude',
  gemini: 'Gemini',
}

const assistantUrls: Record<Assistant, string> = {
  chatgpt: 'https://chatgpt.com/',
  claude: 'https://claude.ai/new',
  gemini: 'https://gemini.google.com/app',
}

/** Above this many encoded characters an assistant may refuse the address. */
export const maxEncodedLength = 6000

export type AssistantOpening = {
  url: string
  /** Whether the address carries the text, or the visitor has to paste it. */
  carriesText: boolean
}

/** The address that opens an assistant with a text, or the bare address when the text is too long. */
export function assistantOpening(assistant: Assistant, text: string): AssistantOpening {
  const encoded = encodeURIComponent(text.toWellFormed())
  if (encoded.length > maxEncodedLength)
    return { url: assistantUrls[assistant], carriesText: false }
  return { url: `${assistantUrls[assistant]}?q=${encoded}`, carriesText: true }
}

/** The address of a new ChatGPT conversation that begins with a text. */
export const chatGptUrl = (text: string) => assistantOpening('chatgpt', text).url
