import { expectTypeOf, it } from 'vitest'

import type { Completude } from '#shared/admin/content-list.ts'
import type { PromptsQuery } from '#shared/lists/list-query.ts'
import type { AdminLink } from '#web/admin/controls/link.tsx'
import type { PageLink } from '#web/navigation/page-link.tsx'

type SiteAddress = Parameters<typeof PageLink>[0]['to']
type SiteQuery<To extends SiteAddress> = Parameters<typeof PageLink<To>>[0]['search']
type AdminAddress = Parameters<typeof AdminLink>[0]['to']
type AdminQuery<To extends AdminAddress> = Parameters<typeof AdminLink<To>>[0]['search']

it('refuses a link of the site to a page that is not there, or with a query that it does not read', () => {
  expectTypeOf<'/gpt/lovable-architect'>().toExtend<SiteAddress>()
  expectTypeOf<'/prompt'>().not.toExtend<SiteAddress>()
  expectTypeOf<SiteQuery<'/prompts'>>().toEqualTypeOf<PromptsQuery | undefined>()
  expectTypeOf<SiteQuery<'/cgu'>>().toEqualTypeOf<undefined>()
})

it('refuses a link of the administration to a screen that is not there, or with a filter that it has not', () => {
  expectTypeOf<'/secure-admin-panel/gpts/un-id'>().toExtend<AdminAddress>()
  expectTypeOf<'/secure-admin-panel/utilisateurs'>().not.toExtend<AdminAddress>()
  type Filter = { completude: Completude } | undefined
  expectTypeOf<AdminQuery<'/secure-admin-panel/prompts'>>().toEqualTypeOf<Filter>()
  expectTypeOf<AdminQuery<'/secure-admin-panel/journal'>>().toEqualTypeOf<undefined>()
})
