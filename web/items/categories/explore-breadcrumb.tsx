import { PageLink } from '#web/navigation/page-link.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'

/** The path from home through all categories to the current page. */
export const ExploreBreadcrumb = ({ current }: { current: string }) => (
  <Breadcrumb>
    <li>
      <PageLink to="/">Accueil</PageLink>
    </li>
    <li>
      <PageLink to="/categories">Tout explorer</PageLink>
    </li>
    <li aria-current="page">{current}</li>
  </Breadcrumb>
)
