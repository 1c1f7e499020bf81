import { pastDay } from '#shared/text/past-day.ts'
import { typeset } from '#shared/text/typography.ts'
import { useCategoryLook } from '#web/items/categories/category-looks.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { type BegunPrompt, takeUp } from '#web/storage/begun-prompts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** More of them say nothing that the number does not. */
const maxTicks = 24

type ResumeRowProps = { prompt: BegunPrompt; now: Date; onRemove: () => void }

/** A prompt that was begun: the way back to it, how far it is, and the way to be rid of it. */
export function ResumeRow({ prompt, now, onRemove }: ResumeRowProps) {
  const { slug, title, filled, total, at, category = '', client } = prompt
  const { className } = useCategoryLook()(category)
  return (
    <li className={className}>
      <PageLink to={`/prompt/${slug}`} onClick={() => takeUp(prompt)}>
        <b>{typeset(title)}</b>
        <span className="how-far">
          {total > maxTicks ? null : (
            <span className="ticks" aria-hidden="true">
              {Array.from({ length: total }, (_, index) => (
                <i key={index} className={index < filled ? 'on' : undefined} />
              ))}
            </span>
          )}
          <span>
            {filled} sur {total}
            <span className="vh"> variables remplies</span>, {pastDay(new Date(at), now)}
            {client ? `, ${client}` : ''}
          </span>
        </span>
      </PageLink>
      <Button
        variant="quiet"
        shape="icon"
        title="Retirer"
        aria-label={`Retirer ${title}`}
        onClick={onRemove}
      >
        <Icon name="x" />
      </Button>
    </li>
  )
}
