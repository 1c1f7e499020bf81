import { describe, expect, it } from 'vitest'

import {
  isSidebarShortcut,
  readSidebarCookie,
  sidebarCookie,
} from '#web/admin/frame/sidebar-state.ts'

const keys = { key: 'b', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

describe("the sidebar's cookie", () => {
  it('lasts seven days and goes with the administration alone (R133, R260)', () => {
    expect(sidebarCookie(true, true)).toBe(
      'sidebar_state=true; path=/secure-admin-panel; max-age=604800; samesite=lax; secure',
    )
    expect(sidebarCookie(false, false)).toBe(
      'sidebar_state=false; path=/secure-admin-panel; max-age=604800; samesite=lax',
    )
  })

  it('is found among others, and says nothing when it is absent or something else', () => {
    expect(readSidebarCookie('a=1; sidebar_state=false; b=true')).toBe(false)
    expect(readSidebarCookie('sidebar_state=true')).toBe(true)
    expect(readSidebarCookie('')).toBeNull()
    expect(readSidebarCookie('old_sidebar_state=true')).toBeNull()
    expect(readSidebarCookie('sidebar_state=perhaps')).toBeNull()
  })
})

describe("the sidebar's shortcut", () => {
  it('is Ctrl+B or Cmd+B, with no other key (R134)', () => {
    expect(isSidebarShortcut({ ...keys, ctrlKey: true })).toBe(true)
    expect(isSidebarShortcut({ ...keys, key: 'B', metaKey: true })).toBe(true)
    expect(isSidebarShortcut(keys)).toBe(false)
    expect(isSidebarShortcut({ ...keys, ctrlKey: true, shiftKey: true })).toBe(false)
    expect(isSidebarShortcut({ ...keys, ctrlKey: true, altKey: true })).toBe(false)
    expect(isSidebarShortcut({ ...keys, key: 'n', ctrlKey: true })).toBe(false)
  })
})
