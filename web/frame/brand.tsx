import { PageLink } from '#web/navigation/page-link.tsx'
type BrandProps = { siteName: string }

export function Brand({ siteName }: BrandProps) {
  return (
    <PageLink className="brand" to="/">
      <svg viewBox="0 0 26 22" aria-hidden="true">
        <path className="p2" d="M1 7h24v14H1z" />
        <path className="p1" d="M1 7V2.5A1.5 1.5 0 0 1 2.5 1h8A1.5 1.5 0 0 1 12 2.5V7z" />
        <path className="p3" d="M5 11.8h16M5 16.2h10" />
      </svg>
      <span>{siteName}</span>
    </PageLink>
  )
}
