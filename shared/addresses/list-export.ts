import type { ItemKind } from '#shared/items/cote.ts'

import { adminRoot } from './admin-screens.ts'

/** Path of the CSV export of a list of items. It takes the query of the list. */
export const listExportPath = (kind: ItemKind) => `${adminRoot}/export-liste/${kind}s` as const

/** Response header with the number of items in the list. The file may hold only the first of them. */
export const listTotalHeader = 'x-list-total'
