import { Outlet } from '@tanstack/react-router'

import { IconSprite } from '#web/ui/icon.tsx'

import { AdminIconSprite } from '../controls/icon.tsx'

/** What every page of the administration stands in. */
export function AdminDocument() {
  return (
    <>
      <IconSprite />
      <AdminIconSprite />
      <Outlet />
    </>
  )
}
