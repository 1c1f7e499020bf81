import type { AnyRouter } from '@tanstack/react-router'

import { adminRoot, signInPath } from '#shared/admin-routes.ts'

import { navigationOf } from '../controls/navigation.ts'

/** Why the sign-in page opens by itself. */
export type SignedOutReason = 'inactivite'

/** Where the sign-in page is, and where to go after it. */
export function signInSearch(here: string, reason: SignedOutReason | null): Record<string, string> {
  return {
    ...(here === adminRoot ? {} : { retour: here }),
    ...(reason ? { motif: reason } : {}),
  }
}

/** Leaves the administration for the sign-in page; what is unsaved is kept as a draft of its tab. */
export function goToSignIn(router: AnyRouter, reason: SignedOutReason | null = null): void {
  const { pathname, searchStr } = router.state.location
  if (pathname === signInPath) return
  void navigationOf(router)({
    to: signInPath,
    search: signInSearch(pathname + searchStr, reason),
    replace: true,
    ignoreBlocker: true,
  })
}
