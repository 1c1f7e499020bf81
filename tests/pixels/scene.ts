import type { BrowserContextOptions, Page } from '@playwright/test'

import type { Width } from './pictures.ts'
import type { SiteName } from './sites.ts'

/** A page in one state. */
export type Scene = {
  /** Name of its pictures. It begins with `public-` or `admin-`, so that `--only ^public-` is the whole public site. */
  name: string
  /** Of the administration, `$id` stands for an item. */
  path: string
  /** The starting catalogue if absent. */
  site?: SiteName
  /** Opened by an administrator. */
  isAdmin?: boolean
  /** No client runs in it, so nothing hydrates. */
  isStatic?: boolean
  /** Runs before the page opens: routes, scripts and the clock. */
  prepare?: (page: Page) => Promise<unknown>
  /** Brings the page into its state. */
  act?: (page: Page) => Promise<unknown>
  context?: Pick<
    BrowserContextOptions,
    'javaScriptEnabled' | 'forcedColors' | 'reducedMotion' | 'hasTouch' | 'serviceWorkers'
  >
  /** Set after the state is reached. */
  media?: { media: 'print' }
  /** Entries of localStorage before the page loads. */
  stored?: Record<string, string>
  /** Selectors of what differs from run to run. A plain box covers it. */
  mask?: string[]
  /** Every width if absent. */
  widths?: Width[]
  /** For fixed layers: no picture of the whole page. An open dialog has the same effect. */
  isViewportOnly?: boolean
}
