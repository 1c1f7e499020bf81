import { createHeldCalls } from './held-calls.ts'

/** Calls that wait for the password to be typed again. */
export const passwordRequest = createHeldCalls(({ data }) => data?.details?.needsPassword === true)
