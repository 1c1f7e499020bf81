import { Link } from '@tanstack/react-router'

import type { GptSummary } from '#shared/gpt.ts'
import { categoryClass, CategoryTab } from '#web/layout/category-links.tsx'
import { ConversationsDialog } from '#web/layout/conversations-dialog.tsx'
import { Cote } from '#web/layout/cote.tsx'
import { DetailsLabel } from '#web/layout/details-label.tsx'
import { TagList } from '#web/layout/tag-list.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { ExternalLink } from '#web/ui/external-link.tsx'
import { Icon } from '#web/ui/icon.tsx'

type GptCardProps = {
  gpt: GptSummary
  defaultIa: string
  /** ‹Utiliser› in lists, ‹Lancer ce GPT› on home (R38, R81). */
  launchLabel: string
  maxTags: number
}

/** A GPT as a folder of the grid (R38, R81). */
export function GptCard({ gpt, defaultIa, launchLabel, maxTags }: GptCardProps) {
  const { slug, nom, description, categories, tags, ia, url_destination, conversations, cote } = gpt
  const category = categories[0] ?? ''
  return (
    <article className={`fiche dossier ${categoryClass(category)}`}>
      <CategoryTab name={category} kind="gpt" />
      <Cote cote={cote} />
      <h3>
        <Link to="/gpt/$slug" params={{ slug }}>
          {nom}
        </Link>
      </h3>
      <div className="sub">
        <Badge>{ia ?? defaultIa}</Badge>
        <ConversationsDialog
          title={nom}
          conversations={conversations}
          label={`Conversations (${conversations.length})`}
          className="chat"
        />
      </div>
      <p className="desc">{description}</p>
      <TagList tags={tags} max={maxTags} />
      <div className="foot">
        <Link className="more" to="/gpt/$slug" params={{ slug }}>
          <DetailsLabel title={nom} />
        </Link>
        <span className="acts">
          <ExternalLink href={url_destination} className={buttonClass({ size: 'sm' })}>
            <Icon name="ext" />
            {launchLabel}
          </ExternalLink>
        </span>
      </div>
    </article>
  )
}
