import type { RegisteredRouter } from '@tanstack/react-router'

import { signedInKey } from '#shared/access/signed-in-key.ts'

/** Title, description of a prompt, description of a GPT, and sections. */
const parts =
  'h1, [data-sent="presentation"] > :first-child, [data-sent="description"], [aria-labelledby]'

const itemPath = /^\/(prompt|gpt)\/([^/]+)$/

/** Below 64rem: above the bar that copies a prompt or launches a GPT, and never over what is typed. */
const linkClass =
  'fixed z-20 inline-flex min-h-11 items-center rounded-2 border border-ink bg-ink px-4 font-semibold text-card no-underline hover:bg-card hover:text-ink max-lg:right-(--gutter) max-lg:bottom-22 max-lg:in-[:root:has(main_:is(input,textarea):focus)]:hidden lg:bottom-4 lg:left-(--gutter) print:hidden'

/**
 * A way from the page of an item to its editor, for whoever is signed in to the administration in this
 * browser: the page itself is the same for everybody, and nothing is asked of the server.
 */
export function showEditLink(router: RegisteredRouter): void {
  const link = document.createElement('a')
  link.className = linkClass
  link.textContent = 'Modifier'
  const follow = () => {
    const [, kind, slug] = itemPath.exec(router.state.location.pathname) ?? []
    const editor = editorAddress()
    if (editor === null || kind === undefined || slug === undefined) return link.remove()
    link.href = `${editor}?kind=${kind}&slug=${slug}`
    document.body.append(link)
  }
  // While what is selected is still so: the press itself ends that.
  const aim = () => {
    const url = new URL(link.href)
    url.searchParams.set('partie', partMeant())
    link.href = url.href
  }
  link.addEventListener('pointerdown', aim)
  link.addEventListener('keydown', aim)
  router.subscribe('onRendered', follow)
  follow()
}

/** The part of the page that is meant: where a text is selected, or else to which one has scrolled. */
function partMeant(): string {
  const selection = getSelection()
  const at =
    selection?.isCollapsed === false
      ? selection.anchorNode?.parentElement
      : scrollY > 0
        ? document.elementFromPoint(innerWidth / 2, innerHeight / 3)
        : null
  const part = at?.closest(parts)
  return part?.getAttribute('aria-labelledby') ?? part?.localName ?? ''
}

/** Where items are edited, as the administration noted it in this browser: public code does not know. */
function editorAddress(): string | null {
  try {
    const noted = localStorage.getItem(signedInKey)
    return noted !== null && /^\/[a-z-]+\/[a-z-]+$/.test(noted) ? noted : null
  } catch {
    // Storage switched off: nobody knows.
    return null
  }
}
