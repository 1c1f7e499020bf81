import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'

const adminBytes = 1_000_000
const otherBytes = 100_000

/** Nothing but procedures of administrators, letter for letter. */
const adminProcedures = /^\/api\/trpc\/admin\.[\w.]+(?:,admin\.[\w.]+)*$/

const refuseLonger = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: (c) => c.json({ error: 'Payload Too Large' }, 413, { 'cache-control': 'no-store' }),
  })

const forAdmin = refuseLonger(adminBytes)
const forOthers = refuseLonger(otherBytes)

/** A megabyte for what administrators write, a tenth of it for whatever anybody may send (G20). */
export const limitBody = createMiddleware((c, next) => {
  const isAdmin = adminProcedures.test(c.req.path)
  return (isAdmin ? forAdmin : forOthers)(c, next)
})
