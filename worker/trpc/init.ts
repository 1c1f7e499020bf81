import { initTRPC, TRPCError } from '@trpc/server'
import { flattenError, ZodError } from 'zod'

import type { Capability } from '#shared/access/capabilities.ts'
import { errorMessage } from '#shared/site/error-messages.ts'
import type { Cost } from '#worker/limits/costs.ts'
import {
  AppError,
  diskFull,
  errorReference,
  findAppError,
  isFaultOfOurs,
} from '#worker/runtime/errors.ts'
import { refusals } from '#worker/runtime/refusals.ts'

import type { Context } from './context.ts'

/** `cost` is what one call costs, unless the procedure charges by its input. */
type Meta = { capability?: Capability; cost?: Cost }

/** Refusals of tRPC itself that a caller can do something about. */
const libraryRefusals: Partial<Record<TRPCError['code'], string>> = {
  NOT_FOUND: refusals[404].message,
  METHOD_NOT_SUPPORTED: refusals[405].message,
}

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    isDev: false, // tRPC cannot see the build mode on a Worker and would send stack traces
    errorFormatter: ({ shape, error }) => ({
      ...shape,
      // Only an expected failure's own words reach the client.
      message:
        error.cause instanceof AppError
          ? error.cause.message
          : (libraryRefusals[error.code] ??
            errorMessage({ code: error.code, message: '' }, 'public')),
      data: {
        code: shape.data.code,
        httpStatus: shape.data.httpStatus,
        path: shape.data.path,
        fieldErrors:
          error.cause instanceof ZodError
            ? flattenError(error.cause).fieldErrors
            : (findAppError(error.cause)?.details.fields ?? null),
        details: findAppError(error.cause)?.details ?? null,
        reference: isFaultOfOurs(error.code) ? errorReference(error.cause ?? error) : null,
      },
    }),
  })

const outages = new WeakMap<Context, AppError>()

/** A service that is down fails all that a request asks of it: one failure, logged once under one id. */
function firstOutage(context: Context, error: AppError): AppError {
  if (error.code !== 'SERVICE_UNAVAILABLE') return error
  const first = outages.get(context) ?? error
  outages.set(context, first)
  return first
}

/** The expected failure behind an error; one of ours may be for want of room on the disk. */
async function explained(ctx: Context, error: TRPCError): Promise<AppError | undefined> {
  const found = findAppError(error.cause)
  if (!isFaultOfOurs(found?.code ?? error.code) || (await ctx.disk()) !== 'full') return found
  return diskFull(error.cause)
}

const reportAppErrors = t.middleware(async ({ ctx, next }) => {
  const result = await next()
  const found = result.ok ? undefined : await explained(ctx, result.error)
  const cause = found && firstOutage(ctx, found)
  if (cause) throw new TRPCError({ code: cause.code, message: cause.message, cause })
  return result
})

export const router = t.router
export const mergeRouters = t.mergeRouters
export const middleware = t.middleware
export const createCallerFactory = t.createCallerFactory
export const procedure = t.procedure.use(reportAppErrors)
