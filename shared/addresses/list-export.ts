import type { ItemKind } from '#shared/items/cote.ts'

import { adminRoot } from './admin-screens.ts'

/** Where the administration takes a list of items as CSV. Its query is that of the list. */
export const listExportPath = (kind: ItemKind) => `${adminRoot}/export-liste/${kind}s` as const

/** Response header: how many items the list has, of which the file has the first. */
export const listTotalHeader = 'x-list-total'
