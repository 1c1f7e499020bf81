import type { Answer, Ask, Failure, Question } from '#shared/links/answer.ts'
import { type Look, verdictOfStatus } from '#shared/links/link-state.ts'

/** For all that one look takes. */
const maxMs = 5000
const maxRedirects = 5

const redirects = new Set([301, 302, 303, 307, 308])

type Options = { ask: Ask; isAsked?: (url: URL) => boolean; clock?: () => number }

/**
 * Looks at an address: follows its redirects by hand, each as wary as the first, and asks again in full
 * where a short question was not answered well. Gives how many requests it took.
 */
export async function lookAt(
  address: string,
  { ask, isAsked = isUsual, clock = Date.now }: Options,
): Promise<Look & { requests: number }> {
  const end = clock() + maxMs
  let url = URL.parse(address)
  let method: Question['method'] = 'HEAD'
  let requests = 0
  const seen = (look: Look) => ({ ...look, requests })
  for (let followed = 0; followed <= maxRedirects;) {
    if (url === null || !isAsked(url)) return seen(unsure('Adresse qui ne se vérifie pas'))
    const timeoutMs = end - clock()
    if (timeoutMs <= 0) return seen(unsure(failureWords.delai))
    requests += 1
    // oxlint-disable-next-line no-await-in-loop -- each answer says where to go on
    const answer: Answer = await ask({ address: url.href, method, timeoutMs })
    if ('failure' in answer) return seen(lookOfFailure(answer.failure))
    const { status, location } = answer
    if (redirects.has(status) && location !== null) {
      url = URL.parse(location, url.href)
      followed += 1
    } else if (method === 'HEAD' && verdictOfStatus(status) !== 'vivant') {
      // Many answer the short question otherwise than the one that a visitor asks.
      method = 'GET'
    } else return seen({ verdict: verdictOfStatus(status), constat: `Réponse ${status}` })
  }
  return seen(unsure('Trop de redirections'))
}

/**
 * Whether an address may be asked for at all: by http or https, at the port of each, under a full name.
 * An address in digits names a machine and not a site, and a name without a dot one of a network around.
 */
export function isUsual({ protocol, port, hostname, username, password }: URL): boolean {
  return (
    (protocol === 'http:' || protocol === 'https:') &&
    port === '' &&
    username === '' &&
    password === '' &&
    /\.[a-z][a-z0-9-]*\.?$/i.test(hostname)
  )
}

const failureWords: Record<Failure, string> = {
  nom: 'Nom de site introuvable',
  interdit: 'Adresse d’un réseau privé',
  delai: 'Pas de réponse à temps',
  reseau: 'Connexion impossible',
}

const lookOfFailure = (failure: Failure): Look => ({
  verdict: failure === 'nom' ? 'absent' : 'sans_verdict',
  constat: failureWords[failure],
})

const unsure = (constat: string): Look => ({ verdict: 'sans_verdict', constat })
