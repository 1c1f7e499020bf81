import type { AnyRouter } from '@tanstack/react-router'

import { adminRoot, signInPath } from '#shared/addresses/admin-screens.ts'
import { navigationOf } from '#web/admin/controls/navigation.ts'
import { forgetDrafts } from '#web/admin/form/draft-store.ts'
import { forgetLarge } from '#web/admin/form/large-store.ts'

/** Why the sign-in page opens by itself. */
export type SignedOutReason = 'inactivite'

/** Where the sign-in page is, and where to go after it. */
export function signInSearch(here: string, reason: SignedOutReason | null): Record<string, string> {
  return {
    ...(here === adminRoot ? {} : { retour: here }),
    ...(reason ? { motif: reason } : {}),
  }
}

const leaving = new WeakSet<AnyRouter>()

/**
 * Leaves the administration for the sign-in page; what is unsaved is kept in this browser, unless
 * that of an account is to be forgotten. Whoever asks first says why: what finds the session gone while the page is being left does not know.
 */
export function goToSignIn(
  router: AnyRouter,
  reason: SignedOutReason | null = null,
  {
    isReturning = true,
    forgetting,
  }: { isReturning?: boolean; forgetting?: string | undefined } = {},
): void {
  const { pathname, searchStr } = router.state.location
  if (pathname === signInPath || leaving.has(router)) return
  leaving.add(router)
  const stopWatching = router.subscribe('onResolved', ({ toLocation }) => {
    if (toLocation.pathname !== signInPath) return
    leaving.delete(router)
    // The forms are gone, which could still have written theirs.
    if (forgetting !== undefined) {
      forgetDrafts(forgetting)
      void forgetLarge({ userId: forgetting })
    }
    stopWatching()
  })
  void navigationOf(router)({
    to: signInPath,
    search: isReturning ? signInSearch(pathname + searchStr, reason) : {},
    replace: true,
    ignoreBlocker: true,
  })
}
