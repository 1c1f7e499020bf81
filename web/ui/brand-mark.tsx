export const brandLink =
  'inline-flex min-h-9 items-center gap-2 font-display text-t3 max-sm:min-w-0 max-[24rem]:text-t4 leading-none font-bold tracking-title text-ink no-underline'

export type BrandMarkProps = { siteName: string; nameClassName?: string }

/** The drawing and the name of the site. */
export function BrandMark({ siteName, nameClassName = '' }: BrandMarkProps) {
  return (
    <>
      <svg className="h-6 w-7 flex-none" viewBox="0 0 26 22" aria-hidden="true">
        <path className="fill-ink" d="M1 7h24v14H1z" />
        <path className="fill-accent" d="M1 7V2.5A1.5 1.5 0 0 1 2.5 1h8A1.5 1.5 0 0 1 12 2.5V7z" />
        <path className="fill-none stroke-desk stroke-[1.6]" d="M5 11.8h16M5 16.2h10" />
      </svg>
      <span className={`truncate py-1 ${nameClassName}`.trimEnd()}>{siteName}</span>
    </>
  )
}
