import { createStoredValue } from '#web/storage/stored-value.ts'

/** Whether this browser keeps pages to show without network, as it does unless its visitor said no. */
export const keepsPages = createStoredValue('hors-ligne-v1', (stored) => stored !== false)
