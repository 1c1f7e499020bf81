import { readContentVersion } from '#worker/database/content-version.ts'
import { openDatabase } from '#worker/database/databases.ts'
import { type Config, ConfigError } from '#worker/runtime/config.ts'
import { logForDeveloper, logUnexpected } from '#worker/runtime/error-log.ts'
import { escapeXml } from '#worker/text/xml.ts'

import { securityHeaders } from './security-headers.ts'

/**
 * Answers for a Worker whose configuration is wrong: there is no app yet. The log names the variables.
 * The page shows developers the variables and the setup command, and visitors a reference.
 */
export function misconfigured(error: unknown, request: Request, bindings: object): Response {
  if (!(error instanceof ConfigError)) throw error
  const id = logUnexpected(error)
  const setupHint = 'SETUP_HINT' in bindings && bindings.SETUP_HINT
  return notReady(
    typeof setupHint === 'string' && setupHint !== ''
      ? configurationSentence(error, setupHint)
      : `Le site est momentanément indisponible : réessayez dans quelques minutes ou signalez-le avec la référence ${id}.`,
    request,
  )
}

/**
 * Answers a developer whose database does not, or does not hold what the site reads; undefined when all
 * is well. Without it the terminal would fill with the failures of each part of the page.
 */
export async function withoutDatabase(
  config: Config,
  request: Request,
): Promise<Response | undefined> {
  const { DATABASE_URL: url, SETUP_HINT: setupHint } = config
  try {
    await readContentVersion(openDatabase(config))
    return undefined
  } catch {
    logForDeveloper(`No database of this site answers at ${url}. In another terminal: ${setupHint}`)
    const sentence = `La base de données ${url} ne répond pas : lancez « ${setupHint} » dans un autre terminal, puis rechargez la page.`
    return notReady(sentence, request)
  }
}

function configurationSentence({ missing, wrong }: ConfigError, setupHint: string): string {
  if (wrong.length === 0) {
    return `Il manque au site ${list(missing)} : lancez « ${setupHint} » dans un autre terminal.`
  }
  const found = [
    ...wrong.map((name) => `${name} (valeur refusée)`),
    ...missing.map((name) => `${name} (absent)`),
  ]
  return `La configuration du site est à corriger dans .dev.vars ou wrangler.toml : ${list(found)}.`
}

const list = (words: readonly string[]): string =>
  new Intl.ListFormat('fr', { type: 'conjunction' }).format(words)

/** A page that needs nothing: neither the application nor a style, which the policy would refuse inline. */
function notReady(sentence: string, { url, method }: Request): Response {
  const page = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Site indisponible</title>
</head>
<body>
<main><h1>${escapeXml(sentence)}</h1></main>
</body>
</html>
`
  return new Response(method === 'HEAD' ? null : page, {
    status: 503,
    headers: {
      ...securityHeaders({ isHttps: new URL(url).protocol === 'https:' }),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '10',
    },
  })
}
