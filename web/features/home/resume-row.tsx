import { pastDay } from '#shared/text/past-day.ts'
import { typeset } from '#shared/text/typography.ts'
import { useCategoryLook } from '#web/items/categories/category-looks.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { type BegunPrompt, takeUp } from '#web/storage/begun-prompts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** More of them say nothing that the number does not. */
const maxTicks = 24

const openTick = 'border-dashed border-todo-line bg-todo'
const filledTick =
  'border-done-line bg-done-line forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none'

type ResumeRowProps = { prompt: BegunPrompt; now: Date; onRemove: () => void }

/** A prompt that was begun: the way back to it, how far it is, and the way to be rid of it. */
export function ResumeRow({ prompt, now, onRemove }: ResumeRowProps) {
  const { slug, title, filled, total, at, category = '', client } = prompt
  const { className } = useCategoryLook()(category)
  return (
    <li
      className={`grid min-h-28 grid-cols-[minmax(0,1fr)_auto] items-center border-t border-rule pr-1 shadow-[inset_4px_0_0_var(--tab)] hover:bg-card-2 max-md:nth-3:hidden md:min-h-24 lg:border-t-0 lg:not-first:border-l ${className}`}
    >
      <PageLink
        className="group grid h-full grid-cols-1 content-center gap-1.5 py-2 pl-5 wrap-anywhere text-inherit no-underline"
        to={`/prompt/${slug}`}
        onClick={() => takeUp(prompt)}
      >
        <b className="line-clamp-2 font-display text-t4 leading-tight font-title decoration-accent decoration-2 group-hover:underline">
          {typeset(title)}
        </b>
        <span className="grid gap-1 text-micro leading-5 text-ink-3 md:flex md:items-center md:gap-3">
          {total > maxTicks ? null : (
            <span className="flex gap-1 md:max-w-[45%]" aria-hidden="true">
              {Array.from({ length: total }, (_, index) => (
                <i
                  key={index}
                  className={`h-1.5 w-3.5 border ${index < filled ? filledTick : openTick}`}
                />
              ))}
            </span>
          )}
          <span className="truncate md:flex-1">
            {filled} sur {total}
            <span className="vh"> variables remplies</span>, {pastDay(new Date(at), now)}
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
