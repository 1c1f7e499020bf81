import type { AnyRouter } from '@tanstack/react-router'

type Step = {
  to: string
  search?: Record<string, string> | ((current: unknown) => Record<string, string>)
  replace?: boolean
  resetScroll?: boolean
  ignoreBlocker?: boolean
  state?: Record<string, unknown>
}

/** The router's way to another address; its own type knows the addresses of the public site alone. */
export const navigationOf = (router: AnyRouter) => router.navigate as (step: Step) => Promise<void>
