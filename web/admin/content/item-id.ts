import { type AnyRouter, useParams } from '@tanstack/react-router'

/** The id in the address of an editor; `nouveau` is an item that does not exist yet. */
export function useItemId(): string {
  return useParams<AnyRouter, undefined, false, false, string>({
    strict: false,
    select: (params: Record<string, unknown>) => String(params['id']),
  })
}
