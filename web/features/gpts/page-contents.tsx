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
      <nav
        className="mt-5 border-t border-edge pt-3 max-lg:hidden print:hidden [&_a]:flex [&_a]:min-h-9 [&_a]:items-center [&_a]:text-label [&_a]:text-ink-2 [&_a]:no-underline [&_a:hover]:text-ink [&_a:hover]:underline"
        aria-label="Dans cette page"
      >
        {links}
      </nav>
      <details className="mt-3 border-y border-edge lg:hidden print:hidden open:[&>summary>svg]:rotate-180">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
          Dans cette page
          <Icon name="chev" />
        </summary>
        <nav
          className="[&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:border-t [&_a]:border-rule [&_a]:no-underline"
          aria-label="Dans cette page"
        >
          {links}
        </nav>
      </details>
    </>
  )
}
