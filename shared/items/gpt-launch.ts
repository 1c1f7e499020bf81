/** Leads to where a GPT lives. Cards carry it: a destination may be thousands of characters long. */
export const launchPath = (slug: string): string => `/gpt/${slug}/ouvrir`

/** What happens when a GPT is launched. */
export type LaunchFacts = {
  /** The name of the assistant, or of the site. */
  place: string
  /** Whether it is a GPT that somebody made there, and so has its role already. */
  isCustomGpt: boolean
  /** What is written there when it opens. */
  writes: 'rôle' | 'texte' | null
  /** Whether its visitor has to paste its role. */
  lacksRole: boolean
}

/** What happens, in the few words that a card has room for. */
export function shortLaunch({ place, writes, lacksRole }: LaunchFacts): string {
  if (lacksRole) return `Dans ${place}, rôle à coller`
  return writes === null ? `Dans ${place}` : `Dans ${place}, ${writes} déjà écrit`
}
