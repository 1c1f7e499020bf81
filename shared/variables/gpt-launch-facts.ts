import { assistantAt } from './assistants.ts'

/** What happens when a GPT is launched. */
export type LaunchFacts = {
  /** The name of the assistant, or of the site. */
  place: string
  /** Whether it is a GPT that somebody made there, and so has its role already. */
  isCustomGpt: boolean
  /** What is written there when it opens. */
  writes: 'rôle' | 'texte' | null
}

/** What the address of a GPT says of its launch. */
export function launchFacts(address: string, role: string | null): LaunchFacts {
  const { place, isCustomGpt, text } = readAssistantAddress(address)
  const isRole = text !== null && role !== null && text.includes(role.trim())
  return {
    place,
    isCustomGpt,
    writes: text === null || isCustomGpt ? null : isRole ? 'rôle' : 'texte',
  }
}

/** What happens, in one line. */
export function launchSentence(
  { place, isCustomGpt, writes }: LaunchFacts,
  hasRole: boolean,
): string {
  const opens = `S’ouvre dans ${place}`
  if (writes === 'rôle') return `${opens}, avec ce rôle déjà écrit`
  if (writes === 'texte') return `${opens}, avec un texte déjà écrit`
  return isCustomGpt || !hasRole ? opens : `${opens}, sans le rôle\u00a0: copiez-le d’abord`
}

/** What a conversation begins with that is to hold a role. */
export const roleText = (role: string): string =>
  `Tiens ce rôle pendant toute la conversation, puis demande-moi ce qu’il te faut pour commencer.\n\n${role}`

/** What an address opens: where, whether it is a GPT made there, and the text that it carries. */
export function readAssistantAddress(address: string) {
  const [, host = address, path = '', query = ''] =
    /^https?:\/\/([^/?#]+)([^?#]*)\??([^#]*)/.exec(address) ?? []
  const assistant = assistantAt(host)
  return {
    assistant,
    place: assistant?.name ?? host.replace(/^www\./, ''),
    isCustomGpt: assistant?.id === 'chatgpt' && path.startsWith('/g/'),
    text: assistant ? carriedText(query) : null,
  }
}

function carriedText(query: string): string | null {
  const carried = query.split('&').find((part) => part.startsWith('q='))
  if (carried === undefined) return null
  try {
    return decodeURIComponent(carried.slice('q='.length).replaceAll('+', ' '))
  } catch {
    // Half an encoded character is no text.
    return null
  }
}
