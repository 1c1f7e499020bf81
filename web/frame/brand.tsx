import { PageLink } from '#web/navigation/page-link.tsx'
import { brandLink, BrandMark, type BrandMarkProps } from '#web/ui/brand-mark.tsx'

/** The link to the home page. */
export function Brand(props: BrandMarkProps) {
  return (
    <PageLink className={brandLink} to="/">
      <BrandMark {...props} />
    </PageLink>
  )
}
