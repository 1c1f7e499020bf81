import type { useNavigate } from '@tanstack/react-router'
import { expectTypeOf, it } from 'vitest'

import type { Completude } from '#shared/admin/content-list.ts'
import type { Statut } from '#shared/items/statut.ts'
import type { PromptsQuery } from '#shared/lists/list-query.ts'
import { AdminLink, type useAdminNavigate } from '#web/admin/controls/link.tsx'
import { PageLink } from '#web/navigation/page-link.tsx'
import type { createRouter } from '#web/router.tsx'

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
  type Filter = { completude: Completude; statut?: Statut } | undefined
  expectTypeOf<AdminQuery<'/secure-admin-panel/prompts'>>().toEqualTypeOf<Filter>()
  type Item = AdminQuery<'/secure-admin-panel/prompts/un-id'>
  expectTypeOf<Item>().toEqualTypeOf<
    { liste: string; onglet?: string; champ?: string } | undefined
  >()
  expectTypeOf<AdminQuery<'/secure-admin-panel/journal'>>().toEqualTypeOf<undefined>()
})

it('refuses them in a link that is written, too', () => {
  expectTypeOf(() => [
    PageLink({ to: '/prompts', search: { niveau: 'Expert', page: '2' } }),
    // @ts-expect-error -- no page has this path
    PageLink({ to: '/prompt' }),
    // @ts-expect-error -- an address of an item begins by its kind
    PageLink({ to: '/fiche/lovable-architect' }),
    // @ts-expect-error -- GPTs have no level
    PageLink({ to: '/gpts', search: { niveau: 'Expert' } }),
    // @ts-expect-error -- no list is sorted so
    PageLink({ to: '/prompts', search: { tri: 'cote' } }),
    // @ts-expect-error -- this page reads no query
    PageLink({ to: '/cgu', search: { page: '2' } }),
    AdminLink({ to: '/secure-admin-panel/prompts', search: { completude: 'complet' } }),
    // @ts-expect-error -- no screen has this path
    AdminLink({ to: '/secure-admin-panel/utilisateurs' }),
    // @ts-expect-error -- accounts have no screen each
    AdminLink({ to: '/secure-admin-panel/users/un-id' }),
    // @ts-expect-error -- the public site is another application
    AdminLink({ to: '/prompts' }),
    // @ts-expect-error -- no item is so complete
    AdminLink({ to: '/secure-admin-panel/gpts', search: { completude: 'presque' } }),
    // @ts-expect-error -- this screen has no filter
    AdminLink({ to: '/secure-admin-panel/journal', search: { completude: 'complet' } }),
  ]).toBeFunction()
})

it('refuses to navigate to a page, a parameter or a filter that is not there', () => {
  expectTypeOf<ReturnType<typeof createRouter>>().toHaveProperty('navigate')
  expectTypeOf((navigate: ReturnType<typeof useNavigate>) => [
    navigate({ to: '/prompt/$slug', params: { slug: 'un-prompt' } }),
    navigate({ to: '/recherche', search: { q: 'audit' } }),
    // @ts-expect-error -- no page has this path
    navigate({ to: '/prompt' }),
    // @ts-expect-error -- which prompt
    navigate({ to: '/prompt/$slug' }),
    // @ts-expect-error -- a prompt is named by its slug
    navigate({ to: '/prompt/$slug', params: { id: 'un-prompt' } }),
    // @ts-expect-error -- the search reads no such filter
    navigate({ to: '/recherche', search: { couleur: 'rouge' } }),
    // @ts-expect-error -- the administration is another application
    navigate({ to: '/secure-admin-panel/prompts' }),
  ]).toBeFunction()
})

it('refuses to navigate to a screen of the administration that is not there', () => {
  expectTypeOf((navigate: ReturnType<typeof useAdminNavigate>) => [
    navigate('/secure-admin-panel/gpts/un-id', { replace: true }),
    // @ts-expect-error -- no screen has this path
    navigate('/secure-admin-panel/utilisateurs'),
    // @ts-expect-error -- the public site is another application
    navigate('/gpts'),
    // @ts-expect-error -- it knows no such option
    navigate('/secure-admin-panel/gpts', { params: { id: 'un-id' } }),
  ]).toBeFunction()
})
