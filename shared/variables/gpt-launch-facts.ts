import type { LaunchFacts } from '#shared/items/gpt-launch.ts'

import { assistantAt } from './assistants.ts'

/** What the address of a GPT says of its launch. */
export function launchFacts(address: string, role: string | null): LaunchFacts {
  const { place, isCustomGpt, text } = readAssistantAddress(address)
  const isRole = text !== null && role !== null && text.includes(role.trim())
  return {
    place,
    isCustomGpt,
    writes: text === null || isCustomGpt ? null : isRole ? 'rôle' : 'texte',
    lacksRole: text === null && !isCustomGpt && role !== null,
  }
}

/** How many characters of an address, and of a role, say what a launch does; both may be long. */
export const launchBeginning = { address: 1200, role: 60 }

/** What the beginning of an address, as long as that or whole, says of a launch. */
export function launchFactsOfBeginning(beginning: string, role: string | null): LaunchFacts {
  if (beginning.length < launchBeginning.address) return launchFacts(beginning, role)
  // Cut inside an encoded character, it would be no text at all.
  const lastSpace = Math.max(beginning.lastIndexOf('%20'), beginning.lastIndexOf('+'))
  return launchFacts(lastSpace < 0 ? beginning : beginning.slice(0, lastSpace), role)
}

/** What happens, in one line. */
export function launchSentence({ place, writes, lacksRole }: LaunchFacts): string {
  const opens = `S’ouvre dans ${place}`
  if (writes === 'rôle') return `${opens}, avec ce rôle déjà écrit`
  if (writes === 'texte') return `${opens}, avec un texte déjà écrit`
  return lacksRole ? `${opens}, sans le rôle\u00a0: copiez-le d’abord` : opens
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
