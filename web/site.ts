import { rootRouteId, useLoaderData } from '@tanstack/react-router'

import type { ApiOutputs } from './trpc.ts'

export type Site = ApiOutputs['catalogue']['site']

/** What the frame of every page shows: settings, identity and counts. */
export function useSite(): Site {
  return useLoaderData({ from: rootRouteId })
}
