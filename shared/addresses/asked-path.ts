import { readMarkdownPath } from './markdown-path.ts'

/** The parser of browsers, Workers and Node: this folder is compiled with the globals of none of them. */
declare const URL: {
  canParse: (address: string, base: string) => boolean
  new (address: string, base?: string): Address
}
type Address = { protocol: string; host: string; pathname: string; search: string; hash: string }

/**
 * The address of the site that a text means: a path, or a full address with or without `www.`; null for
 * an address elsewhere, or none.
 */
export function ownAddress(typed: string, siteOrigin: string): Address | null {
  if (!URL.canParse(typed, siteOrigin)) return null
  const url = new URL(typed, siteOrigin)
  const isOwn = bareHost(url) === bareHost(new URL(siteOrigin))
  return isOwn && /^https?:$/.test(url.protocol) ? url : null
}

const bareHost = ({ host }: Address) => host.replace(/^www\./, '')

/**
 * The page that an address asks for, in the one spelling that redirects and paths asked in vain are
 * compared in. A markdown version is another form of its page.
 */
export function askedPath({ pathname }: Pick<Address, 'pathname'>): string {
  const markdownVersion = readMarkdownPath(pathname)
  return markdownVersion
    ? `/${markdownVersion.kind}/${markdownVersion.slug}`
    : pathSpelling(pathname)
}

/**
 * The path of a URL in one spelling: its letters as they are read; blanks and what would change the path
 * stay encoded; slashes as the site redirects them.
 */
export const pathSpelling = (pathname: string): string =>
  pathname
    .replaceAll(/%(?![\da-f]{2})/gi, '%25')
    .replaceAll(/(?:%[\da-f]{2})+/gi, decoded)
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')

function decoded(run: string): string {
  try {
    return decodeURIComponent(run).replaceAll(/[\s\p{Cc}\p{Cf}/?#%\\]/gu, encodeURIComponent)
  } catch {
    return run.toUpperCase()
  }
}
