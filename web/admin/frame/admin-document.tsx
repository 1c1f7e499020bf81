import { Outlet } from '@tanstack/react-router'

import { AdminIconSprite } from '#web/admin/controls/icon.tsx'
import { IconSprite } from '#web/ui/icon-sprite.tsx'

import { useScreenFocus } from './screen-focus.ts'

/** What every page of the administration stands in. */
export function AdminDocument() {
  useScreenFocus()
  return (
    <>
      <IconSprite />
      <AdminIconSprite />
      <Outlet />
    </>
  )
}
