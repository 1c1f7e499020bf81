import { sampleIdentity } from '#shared/site/sample-identity.ts'
import type { SiteIdentity } from '#shared/site/site-identity.ts'

import { type FixedPath, pages } from './pages.ts'

const list = ['CollectionPage', 'BreadcrumbList']

/**
 * What the structured data of a page says that it is: what `web/head/structured-data.ts` writes, which a
 * test compares for every page.
 */
export const structuredTypes = {
  fixe: (path: FixedPath, identity: SiteIdentity): string[] => {
    if (path !== '/') return pages[path].kind === 'collection' ? list : []
    return [
      'WebSite',
      ...(identity.company_name === sampleIdentity.company_name ? [] : ['Organization']),
      ...(identity.consultant_name === sampleIdentity.consultant_name ? [] : ['Person']),
    ]
  },
  categorie: list,
  prompt: ['CreativeWork', 'BreadcrumbList'],
  /** Questions that stand on every page of its kind are not its own. */
  gpt: (hasOwnFaq: boolean): string[] => [
    'SoftwareApplication',
    ...(hasOwnFaq ? ['FAQPage'] : []),
    'BreadcrumbList',
  ],
}
