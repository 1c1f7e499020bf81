import { pastDay } from '#shared/text/past-day.ts'
import { typeset } from '#shared/text/typography.ts'
import { useCategoryLook } from '#web/items/categories/category-looks.ts'
import { firstFilled, Ticks } from '#web/items/ticks.tsx'
import { PageLink } from '#web/navigation/page-link.tsx'
import { type BegunPrompt, takeUp } from '#web/storage/begun-prompts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

type ResumeRowProps = { prompt: BegunPrompt; now: Date; onRemove: () => void }

/** A prompt that was begun: the way back to it, how far it is, and the way to be rid of it. */
export function ResumeRow({ prompt, now, onRemove }: ResumeRowProps) {
  const { slug, title, filled, total, at, category = '', client } = prompt
  const { className } = useCategoryLook()(category)
  return (
    <li
      className={`grid min-h-28 grid-cols-[minmax(0,1fr)_auto] items-center border-t border-rule pr-1 shadow-tab hover:bg-card-2 max-md:nth-3:hidden md:min-h-24 lg:border-t-0 lg:not-first:border-l ${className}`}
    >
      <PageLink
        className="group grid h-full grid-cols-1 content-center gap-1.5 py-2 pl-5 wrap-anywhere text-inherit no-underline"
        to={`/prompt/${slug}`}
        onClick={() => takeUp(prompt)}
      >
        <b className="line-clamp-2 font-display text-t4 leading-tight font-strong decoration-accent decoration-2 group-hover:underline">
          {typeset(title)}
        </b>
        <span className="grid gap-1 text-micro leading-5 text-ink-3 md:flex md:items-center md:gap-3">
          <Ticks
            filled={firstFilled(filled, total)}
            className="flex *:h-1.5 *:w-3.5 *:border md:max-w-[45%]"
          />
          <span className="truncate md:flex-1">
            {filled} sur {total}
            <span className="sr-only"> variables remplies</span>, {pastDay(new Date(at), now)}
            {client ? `, ${client}` : ''}
          </span>
        </span>
      </PageLink>
      <Button
        variant="quiet"
        shape="icon"
        className="text-ink-3"
        title="Retirer"
        aria-label={`Retirer ${title}`}
        onClick={onRemove}
      >
        <Icon name="x" />
      </Button>
    </li>
  )
}
