import { Link } from '@tanstack/react-router'

import type { GptSummary } from '#shared/gpt.ts'
import { cutText } from '#shared/page-metadata.ts'
import { CategoryBadge, categoryClass } from '#web/layout/category-links.tsx'
import { ConversationsDialog } from '#web/layout/conversations-dialog.tsx'
import { Cote } from '#web/layout/cote.tsx'
import { DetailsLabel } from '#web/layout/details-label.tsx'
import { TagList } from '#web/layout/tag-list.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { ExternalLink } from '#web/ui/external-link.tsx'
import { Icon } from '#web/ui/icon.tsx'

const maxDescription = 150
const maxTags = 4

type GptRowProps = { gpt: GptSummary; defaultIa: string }

/** A GPT as a row of the list view: its description is cut at 150 characters (R59, R80). */
export function GptRow({ gpt, defaultIa }: GptRowProps) {
  const { slug, nom, description, categories, tags, ia, url_destination, conversations, cote } = gpt
  const category = categories[0] ?? ''
  return (
    <li className={categoryClass(category)}>
      <div className="call">
        <Cote cote={cote} />
      </div>
      <h3>
        <Link to="/gpt/$slug" params={{ slug }}>
          {nom}
        </Link>
      </h3>
      <p className="desc">{cutText(description, maxDescription)}</p>
      <div className="metaline">
        <CategoryBadge name={category} kind="gpt" />
        <Badge>{ia ?? defaultIa}</Badge>
        <ConversationsDialog
          title={nom}
          conversations={conversations}
          label={`Conversations (${conversations.length})`}
          className="chat"
        />
        <TagList tags={tags} max={maxTags} />
      </div>
      <div className="acts">
        <Link className="more" to="/gpt/$slug" params={{ slug }}>
          <DetailsLabel title={nom} />
        </Link>
        <ExternalLink href={url_destination} className={buttonClass({ size: 'sm' })}>
          <Icon name="ext" />
          Utiliser
        </ExternalLink>
      </div>
    </li>
  )
}
