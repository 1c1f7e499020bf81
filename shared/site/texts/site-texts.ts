import { assistantTexts } from './assistant-texts.ts'
import { frameTexts } from './frame-texts.ts'
import { legalTexts } from './legal-texts.ts'
import { listTexts } from './list-texts.ts'
import { pageTexts } from './page-texts.ts'

/**
 * What the site says of its subject: an administrator sets each under «Paramètres», and these stand until
 * then. The files beside this one are the one place of it in the code; each page loads what it shows.
 */
export const defaultTexts = {
  ...pageTexts,
  ...listTexts,
  ...frameTexts,
  ...legalTexts,
  ...assistantTexts,
} as const

export type SiteTexts = Record<keyof typeof defaultTexts, string>

/** What pages carry of the texts: those that an administrator wrote, nothing where there are none. */
export function writtenTexts(texts: SiteTexts): Partial<SiteTexts> | undefined {
  const defaults: Record<string, string> = defaultTexts
  const written = Object.entries(texts).filter(([name, text]) => defaults[name] !== text)
  return written.length === 0 ? undefined : Object.fromEntries(written)
}

/** Every text, of what pages carry. */
export const allTexts = (written: Partial<SiteTexts> | undefined): SiteTexts => ({
  ...defaultTexts,
  ...written,
})
