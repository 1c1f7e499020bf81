import { TRPCClientError, type TRPCLink } from '@trpc/client'
import { callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape } from '@trpc/server'
import { observable } from '@trpc/server/observable'

import { type AppRouter, appRouter } from '#worker/routers/index.ts'
import type { Context } from '#worker/trpc/context.ts'

import { logProcedureError } from './error-response.ts'

export type ApiLink = TRPCLink<AppRouter>

const { _config: config } = appRouter._def

/**
 * Answers the calls of a page by the procedures themselves, with the answers and errors that they have
 * over HTTP. The package's own link copies each answer through JSON and listens for an end that a page
 * never asks for, at the cost of a twentieth of a page.
 */
export const inProcessLink =
  (ctx: Context): ApiLink =>
  () =>
  ({ op: { path, type, input } }) =>
    observable((observer) => {
      const answer = async () => {
        let data: unknown
        try {
          data = await callTRPCProcedure({
            router: appRouter,
            path,
            getRawInput: async () => input,
            ctx,
            type,
            signal: undefined,
            batchIndex: 0,
          })
        } catch (cause) {
          const error = getTRPCErrorFromUnknown(cause)
          logProcedureError({ error, path })
          const shape = getTRPCErrorShape({ config, ctx, error, input, path, type })
          observer.error(TRPCClientError.from({ error: shape }))
          return
        }
        // An end would tell nobody anything more, and cost the client an aborted signal a call.
        observer.next({ result: { type: 'data', data } })
      }
      void answer()
    })
