import type { FixedPath } from './page-metadata.ts'
import { sampleIdentity } from './sample-identity.ts'
import type { SiteIdentity } from './site-identity.ts'

const list = ['CollectionPage', 'BreadcrumbList']
const lists = new Set<FixedPath>(['/prompts', '/gpts', '/categories', '/nouveautes'])

/**
 * What the structured data of a page says that it is: what `web/structured-data.ts` writes, which a
 * test compares for every page.
 */
export const structuredTypes = {
  fixe: (path: FixedPath, identity: SiteIdentity): string[] => {
    if (path !== '/') return lists.has(path) ? list : []
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
