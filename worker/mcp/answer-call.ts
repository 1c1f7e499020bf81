import {
  createMcpHandler,
  isJsonContentType,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import { z } from 'zod'

import { type Cost, costs } from '#worker/limits/costs.ts'
import type { Context } from '#worker/trpc/context.ts'
import { charged } from '#worker/trpc/procedures.ts'

import { rpcFailure } from './rpc-failure.ts'
import { openServer } from './server.ts'
import { toolCosts } from './tools.ts'

const parseError = -32_700
const invalidRequest = -32_600

/**
 * One call of the Model Context Protocol over Streamable HTTP, without a session and with a server of
 * its own; the answer is plain JSON, since nothing here reports progress. Both generations of the
 * protocol are spoken.
 */
export async function answerCall(
  request: Request,
  context: Context,
  siteOrigin: string,
): Promise<Response> {
  if (!isJsonContentType(request.headers.get('content-type'))) {
    return rpcFailure(415, invalidRequest, 'Content-Type: application/json attendu.')
  }
  const parsedBody = parse(await request.text())
  if (parsedBody === undefined) return rpcFailure(400, parseError, 'Le corps doit être du JSON.')
  // A request is one call, whose cost is known beforehand; the protocol gave batches up.
  if (Array.isArray(parsedBody)) {
    return rpcFailure(400, invalidRequest, 'Un seul appel par requête.')
  }
  return charged(context.charge, callCost(parsedBody), () =>
    answerParsed(request, parsedBody, context, siteOrigin),
  )
}

/** What the called tool costs; anything else costs as much as reading an item. */
function callCost(body: unknown): Cost {
  const call = toolCallSchema.safeParse(body).data
  return (call && toolCosts.get(call.params.name)) ?? costs.read
}

const toolCallSchema = z.object({
  method: z.literal('tools/call'),
  params: z.object({ name: z.string() }),
})

async function answerParsed(
  request: Request,
  parsedBody: unknown,
  context: Context,
  siteOrigin: string,
): Promise<Response> {
  const isLegacy = await isLegacyRequest(request, parsedBody)
  const server = await openServer(context, siteOrigin)
  if (!isLegacy) {
    const options = { legacy: 'reject', maxSubscriptions: 0 } as const
    return createMcpHandler(() => server, options).fetch(request, { parsedBody })
  }
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, { parsedBody })
  } finally {
    await server.close()
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
