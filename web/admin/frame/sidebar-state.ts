import { useEffect, useEffectEvent, useState } from 'react'

import { adminRoot } from '#shared/addresses/admin-screens.ts'

const cookieName = 'sidebar_state'
const cookieMaxAgeSeconds = 7 * 24 * 60 * 60

/** The cookie that remembers the sidebar for 7 days, for the administration alone. */
export function sidebarCookie(isExpanded: boolean, isHttps: boolean): string {
  const attributes = [`path=${adminRoot}`, `max-age=${cookieMaxAgeSeconds}`, 'samesite=lax']
  if (isHttps) attributes.push('secure')
  return [`${cookieName}=${isExpanded}`, ...attributes].join('; ')
}

/** What the cookies say of the sidebar; null when they do not. */
export function readSidebarCookie(cookies: string): boolean | null {
  const value = cookies
    .split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([name]) => name === cookieName)?.[1]
  return value === 'true' ? true : value === 'false' ? false : null
}

/** The sidebar of large screens, kept in the cookie, and the drawer of small ones. */
export function useSidebar() {
  const [isExpanded, setIsExpanded] = useState(
    () => readSidebarCookie(document.cookie) ?? matchMedia(wideScreen).matches,
  )
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)

  function toggle() {
    document.cookie = sidebarCookie(!isExpanded, location.protocol === 'https:')
    setIsExpanded(!isExpanded)
  }
  const onShortcut = useEffectEvent(() => {
    if (matchMedia(smallScreen).matches) setIsDrawerOpen(!isDrawerOpen)
    else toggle()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSidebarShortcut(event)) return
      event.preventDefault()
      onShortcut()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])

  return {
    isExpanded,
    isDrawerOpen,
    toggle,
    openDrawer: () => setIsDrawerOpen(true),
    closeDrawer: () => setIsDrawerOpen(false),
  }
}

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Ctrl+B, Cmd+B. */
export const isSidebarShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Keys): boolean =>
  key.toLowerCase() === 'b' && ctrlKey !== metaKey && !altKey && !shiftKey

const smallScreen = '(max-width: 47.99rem)'
const wideScreen = '(min-width: 64rem)'
