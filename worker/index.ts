import type { ExecutionContext } from 'hono'

import { buildId } from '#web/document/build-id.ts'

import { withMarkdownAddress } from './addresses/markdown-request.ts'
import { type Bindings, composeSite, type Site } from './isolate.ts'
import { type Config, readConfig } from './runtime/config.ts'

export { RateLimiter } from './limits/rate-limiter-object.ts'
export { PageSnapshot } from './page-cache/page-snapshot.ts'

const pages = { buildId, loadRenderers: () => import('#web/entry-server.tsx') }
let site: Site | undefined

export default {
  fetch(request: Request, bindings: Bindings, execution: ExecutionContext) {
    try {
      site ??= composeSite(readConfig(bindings), bindings, pages)
    } catch (error) {
      return answerMisconfigured(error, request, bindings)
    }
    const { config, openApplication, pageCache, isCaching } = site
    const waitUntil = (work: Promise<unknown>) => execution.waitUntil(work)
    const respond = async (asked: Request) => {
      const application = await openApplication()
      const response = await application.fetch(asked, bindings, execution)
      // A withdrawal that this request made must hold in every data centre, even if the database fails now.
      pageCache.recordPurge(waitUntil)
      return response
    }
    const meant = withMarkdownAddress(request)
    const answer = () => (isCaching ? pageCache.fetch(meant, respond, waitUntil) : respond(meant))
    return config.SETUP_HINT ? answerDeveloper(config, request, answer) : answer()
  },
  async scheduled(
    { cron, scheduledTime }: { cron: string; scheduledTime: number },
    bindings: Bindings,
  ) {
    const config = readConfig(bindings)
    const { runScheduled } = await import('./scheduled.ts')
    await runScheduled(config, bindings.LINKS, cron, new Date(scheduledTime))
  },
}

async function answerMisconfigured(...failed: [unknown, Request, object]): Promise<Response> {
  const { misconfigured } = await import('./http/site-not-ready.ts')
  return misconfigured(...failed)
}

/** Looks for the database first: a developer may not have started it yet. */
async function answerDeveloper(
  config: Config,
  request: Request,
  answer: () => Response | Promise<Response>,
): Promise<Response> {
  const { withoutDatabase } = await import('./http/site-not-ready.ts')
  return (await withoutDatabase(config, request)) ?? answer()
}
