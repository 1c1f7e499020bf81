import {
  createRootRoute,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  lazyRouteComponent,
} from '@tanstack/react-router'

import { adminRoot, signInPath } from '#shared/admin-routes.ts'

import { Spinner } from './controls/spinner.tsx'
import { texts } from './controls/url-state.ts'
import { AdminDocument } from './frame/admin-document.tsx'
import { AdminFrame } from './frame/admin-frame.tsx'
import { NoSuchPage, PageFailure } from './frame/page-failure.tsx'

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
  component: lazyRouteComponent(() => import('./pages/sign-in.tsx'), 'SignInPage'),
})

const frame = createRoute({ getParentRoute: () => root, id: 'frame', component: AdminFrame })

const pages = [
  createRoute({
    getParentRoute: () => frame,
    path: adminRoot,
    component: lazyRouteComponent(() => import('./pages/dashboard.tsx'), 'DashboardPage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: `${adminRoot}/prompts`,
    component: lazyRouteComponent(() => import('./pages/prompts.tsx'), 'PromptsPage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: `${adminRoot}/prompts/$id`,
    component: lazyRouteComponent(() => import('./pages/prompt-editor.tsx'), 'PromptEditorPage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: `${adminRoot}/gpts`,
    component: lazyRouteComponent(() => import('./pages/gpts.tsx'), 'GptsPage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: `${adminRoot}/gpts/$id`,
    component: lazyRouteComponent(() => import('./pages/gpt-editor.tsx'), 'GptEditorPage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: `${adminRoot}/users`,
    component: lazyRouteComponent(() => import('./pages/users.tsx'), 'UsersPage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: `${adminRoot}/settings`,
    component: lazyRouteComponent(() => import('./pages/settings.tsx'), 'SettingsPage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: `${adminRoot}/seo-pages`,
    component: lazyRouteComponent(() => import('./pages/seo-pages.tsx'), 'SeoPagesPage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: `${adminRoot}/redirections`,
    component: lazyRouteComponent(() => import('./pages/redirects.tsx'), 'RedirectsPage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: `${adminRoot}/journal`,
    component: lazyRouteComponent(() => import('./pages/journal.tsx'), 'JournalPage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: `${adminRoot}/corbeille`,
    component: lazyRouteComponent(() => import('./pages/trash.tsx'), 'TrashPage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: `${adminRoot}/compte`,
    component: lazyRouteComponent(() => import('./pages/account.tsx'), 'AccountPage'),
  }),
]

const routeTree = root.addChildren([signIn, frame.addChildren(pages)])

/** The code of a screen that failed, or did not come, is asked for again with the whole document. */
const RouteFailure = ({ error }: ErrorComponentProps) => (
  <PageFailure error={error} onRetry={() => location.reload()} />
)
