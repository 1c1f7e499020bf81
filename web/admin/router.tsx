import {
  createRootRoute,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router'

import { adminRoot, type ScreenPath, signInPath } from '#shared/addresses/admin-screens.ts'

import { NoSuchPage, PageFailure } from './controls/page-failure.tsx'
import { Spinner } from './controls/spinner.tsx'
import { texts } from './controls/url-state.ts'
import { AdminDocument } from './frame/admin-document.tsx'
import { AdminFrame } from './frame/admin-frame.tsx'

/** The addresses of the administration; each page is loaded when it is first opened. */
export function createAdminRouter() {
  return createRouter({
    routeTree,
    defaultPreload: 'intent',
    defaultPendingComponent: Spinner,
    defaultErrorComponent: RouteFailure,
    defaultNotFoundComponent: NoSuchPage,
    scrollRestoration: true,
    // Plain text both ways: `q=123` stays a text.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const query = new URLSearchParams(texts(search)).toString()
      return query === '' ? '' : `?${query}`
    },
  })
}

const root = createRootRoute({ component: AdminDocument })

const signIn = createRoute({
  getParentRoute: () => root,
  path: signInPath,
  component: lazyRouteComponent(() => import('./screens/sign-in/sign-in-page.tsx'), 'SignInPage'),
})

const frame = createRoute({ getParentRoute: () => root, id: 'frame', component: AdminFrame })

/** What each screen shows; a new item has the editor of its kind. */
const screens = {
  '': lazyRouteComponent(() => import('./screens/dashboard/dashboard-page.tsx'), 'DashboardPage'),
  '/prompts': lazyRouteComponent(() => import('./screens/prompts/prompts-page.tsx'), 'PromptsPage'),
  '/prompts/$id': lazyRouteComponent(
    () => import('./screens/prompts/prompt-editor-page.tsx'),
    'PromptEditorPage',
  ),
  '/prompts/$id/revisions': lazyRouteComponent(
    () => import('./screens/prompts/prompt-revisions-page.tsx'),
    'PromptRevisionsPage',
  ),
  '/gpts': lazyRouteComponent(() => import('./screens/gpts/gpts-page.tsx'), 'GptsPage'),
  '/gpts/$id': lazyRouteComponent(
    () => import('./screens/gpts/gpt-editor-page.tsx'),
    'GptEditorPage',
  ),
  '/gpts/$id/revisions': lazyRouteComponent(
    () => import('./screens/gpts/gpt-revisions-page.tsx'),
    'GptRevisionsPage',
  ),
  '/fiche': lazyRouteComponent(
    () => import('./screens/open-item/open-item-page.tsx'),
    'OpenItemPage',
  ),
  '/liens': lazyRouteComponent(() => import('./screens/links/links-page.tsx'), 'LinksPage'),
  '/calendrier': lazyRouteComponent(
    () => import('./screens/calendar/calendar-page.tsx'),
    'CalendarPage',
  ),
  '/users': lazyRouteComponent(() => import('./screens/users/users-page.tsx'), 'UsersPage'),
  '/settings': lazyRouteComponent(
    () => import('./screens/settings/settings-page.tsx'),
    'SettingsPage',
  ),
  '/seo-pages': lazyRouteComponent(
    () => import('./screens/seo-pages/seo-pages-page.tsx'),
    'SeoPagesPage',
  ),
  '/redirections': lazyRouteComponent(
    () => import('./screens/redirects/redirects-page.tsx'),
    'RedirectsPage',
  ),
  '/sans-resultat': lazyRouteComponent(
    () => import('./screens/failed-searches/failed-searches-page.tsx'),
    'FailedSearchesPage',
  ),
  '/vocabulaire': lazyRouteComponent(
    () => import('./screens/vocabulary/vocabulary-page.tsx'),
    'VocabularyPage',
  ),
  '/categories': lazyRouteComponent(
    () => import('./screens/categories/categories-page.tsx'),
    'CategoriesPage',
  ),
  '/tags': lazyRouteComponent(() => import('./screens/tags/tags-page.tsx'), 'TagsPage'),
  '/variables': lazyRouteComponent(
    () => import('./screens/variables/variables-page.tsx'),
    'VariablesPage',
  ),
  '/parcours': lazyRouteComponent(
    () => import('./screens/journeys/journeys-page.tsx'),
    'JourneysPage',
  ),
  '/importer': lazyRouteComponent(() => import('./screens/import/import-page.tsx'), 'ImportPage'),
  '/journal': lazyRouteComponent(() => import('./screens/journal/journal-page.tsx'), 'JournalPage'),
  '/corbeille': lazyRouteComponent(() => import('./screens/trash/trash-page.tsx'), 'TrashPage'),
  '/compte': lazyRouteComponent(() => import('./screens/account/account-page.tsx'), 'AccountPage'),
} satisfies Record<Exclude<ScreenPath, '/auth' | `${string}/nouveau`>, RouteComponent>

const framed = Object.entries(screens).map(([path, component]) =>
  createRoute({ getParentRoute: () => frame, path: adminRoot + path, component }),
)

const routeTree = root.addChildren([signIn, frame.addChildren(framed)])

/** The code of a screen that failed, or did not come, is asked for again with the whole document. */
const RouteFailure = ({ error }: ErrorComponentProps) => (
  <PageFailure error={error} onRetry={() => location.reload()} />
)
