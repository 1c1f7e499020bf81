import { Icon } from '#web/ui/icon.tsx'

type PageContentsProps = { sections: { id: string; label: string }[] }

/** The sections of the page: beside it where there is room, else folded above them. */
export function PageContents({ sections }: PageContentsProps) {
  const links = sections.map(({ id, label }) => (
    <a key={id} href={`#${id}`}>
      {label}
    </a>
  ))
  return (
    <>
      <nav className="toc" aria-label="Dans cette page">
        {links}
      </nav>
      <details className="toc-small">
        <summary>
          Dans cette page
          <Icon name="chev" />
        </summary>
        <nav aria-label="Dans cette page">{links}</nav>
      </details>
    </>
  )
}
