import { Outlet } from '@tanstack/react-router'

import { useScreenFocus } from './screen-focus.ts'

/** What every page of the administration stands in. */
export function AdminDocument() {
  useScreenFocus()
  return <Outlet />
}
