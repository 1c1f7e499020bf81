import { asRecord } from './read-record.ts'
import { chosenClientKey } from './stored-keys.ts'
import { createStoredValue } from './stored-value.ts'

/** The profile that fills every prompt that is opened, and its name as the top bar shows it. */
export type ChosenClient = { id: string; name: string }

/** The client that this browser's visitor works for; null for none. */
export const chosenClient = createStoredValue(chosenClientKey, readClient)

/** The client that can be read of what is stored. */
export function readClient(data: unknown): ChosenClient | null {
  const { id, name } = asRecord(data)
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : null
}
