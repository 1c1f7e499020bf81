import { type AnyRouter, useLocation } from '@tanstack/react-router'

import { menuFor } from '#shared/addresses/admin-screens.ts'
import { LinkTabs } from '#web/admin/controls/link-tabs.tsx'
import { useSession } from '#web/admin/session/session.ts'

/** Tabs for the screens that share a menu entry with the current screen. */
export function ScreenTabs() {
  const { capabilities } = useSession()
  const path = useLocation<AnyRouter, string>({ select: ({ pathname }) => pathname })
  const entry = menuFor(capabilities).find(({ screens }) => screens.some(({ to }) => to === path))
  const current = entry?.screens.find(({ to }) => to === path)
  if (!entry || !current || entry.screens.length < 2) return null
  return <LinkTabs label={entry.label} tabs={entry.screens} current={current} />
}
