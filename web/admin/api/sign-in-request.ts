import { createHeldCalls } from './held-calls.ts'

let isPossible = false

/** Calls that would change something and found the session over: they wait for it to begin again. */
export const signInRequest = {
  ...createHeldCalls(
    ({ data }, { type, path, context }) =>
      isPossible &&
      data?.code === 'UNAUTHORIZED' &&
      type === 'mutation' &&
      path.startsWith('admin.') &&
      // What nobody asked for asks nobody: one may be typing.
      context['isBackground'] !== true,
  ),
  /** There is a page to ask on: else calls fail at once. */
  allow: (isAllowed: boolean) => {
    isPossible = isAllowed
  },
}
