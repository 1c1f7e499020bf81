import { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server'

import { fallbackDefault } from '#shared/pages/page-metadata.ts'
import { allTexts, type SiteTexts } from '#shared/site/texts/site-texts.ts'
import type { Context } from '#worker/trpc/context.ts'

import { openCatalogue } from './catalogue.ts'
import { complete } from './completion.ts'
import { describeFailure } from './failure.ts'
import { getPrompt, listPrompts } from './prompts.ts'
import { listResources, readResource, resourceTemplates } from './resources.ts'
import { callTool, toolsFor } from './tools.ts'

const instructionsFor = ({ subject }: Pick<SiteTexts, 'subject'>) =>
  `Catalogue public, en français, de prompts et de GPT personnalisés pour ${subject}. ` +
  'Cherchez avec « rechercher », lisez une fiche avec « lire_prompt » ou « lire_gpt ». Un prompt ' +
  'contient des variables entre crochets : demandez leurs valeurs, remplissez-les avec ' +
  '« preparer_prompt », exécutez le texte obtenu et citez l’adresse de la fiche.'

const minuteMs = 60_000
const isPublic = { ttlMs: minuteMs, cacheScope: 'public' } as const

/** The server of one call: everything public of the catalogue, and nothing to change. */
export async function openServer(context: Context, siteOrigin: string): Promise<Server> {
  const catalogue = openCatalogue(context, siteOrigin)
  // Where the database does not answer, the tools can still be listed.
  const site = await catalogue.ask.site().catch(() => undefined)
  const texts = allTexts(site?.texts)
  const { title, description } = fallbackDefault(site)
  const server = new Server(
    {
      name: new URL(siteOrigin).hostname,
      title,
      description,
      websiteUrl: siteOrigin,
      version: '1.0.0',
    },
    {
      instructions: instructionsFor(texts),
      capabilities: { tools: {}, prompts: {}, resources: {}, completions: {} },
      cacheHints: {
        'server/discover': isPublic,
        'tools/list': isPublic,
        'prompts/list': isPublic,
        'resources/list': isPublic,
        'resources/templates/list': isPublic,
        'resources/read': isPublic,
      },
    },
  )
  server.setRequestHandler('tools/list', () => ({ tools: toolsFor(texts) }))
  server.setRequestHandler('tools/call', ({ params }) => callTool(catalogue, params))
  server.setRequestHandler('prompts/list', ({ params }) =>
    tell(listPrompts(catalogue, params?.cursor)),
  )
  server.setRequestHandler('prompts/get', ({ params }) => tell(getPrompt(catalogue, params)))
  server.setRequestHandler('resources/list', ({ params }) =>
    tell(listResources(catalogue, params?.cursor)),
  )
  server.setRequestHandler('resources/templates/list', () => ({
    resourceTemplates: resourceTemplates(siteOrigin),
  }))
  server.setRequestHandler('resources/read', ({ params }) =>
    tell(readResource(catalogue, params.uri)),
  )
  server.setRequestHandler('completion/complete', ({ params }) => tell(complete(catalogue, params)))
  return server
}

/** A failure in words of ours: whatever else one says stays in the log. */
async function tell<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ProtocolError) throw error
    const { isOurs, words } = describeFailure(error)
    const { InternalError, InvalidParams } = ProtocolErrorCode
    throw new ProtocolError(isOurs ? InternalError : InvalidParams, words)
  }
}
