import { type AnyRouter, useParams } from '@tanstack/react-router'

import { newItemId } from '#web/admin/controls/content-words.ts'

/** An item and its working copy, as they were read; `copie` is 0 without one. */
export type AtCopy = { id: string; version: number; copie: number }

/** The id in the address of an editor; `nouveau` is an item that does not exist yet. */
export function useItemId(): string {
  const id = useParams<AnyRouter, undefined, false, false>({
    strict: false,
    select: (params: Record<string, unknown>) => params['id'],
  })
  return typeof id === 'string' ? id : newItemId
}
