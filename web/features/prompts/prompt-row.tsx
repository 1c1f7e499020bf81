import { Link } from '@tanstack/react-router'

import { cutText } from '#shared/page-metadata.ts'
import type { PromptSummary } from '#shared/prompt.ts'
import { CategoryBadge, categoryClass } from '#web/layout/category-links.tsx'
import { ConversationsDialog } from '#web/layout/conversations-dialog.tsx'
import { Cote } from '#web/layout/cote.tsx'
import { DetailsLabel } from '#web/layout/details-label.tsx'
import { Level } from '#web/layout/level.tsx'
import { TagList } from '#web/layout/tag-list.tsx'

import { CopyPromptButton } from './copy-prompt-button.tsx'

const maxDescription = 150
const maxTags = 4

/** A prompt as a row of the list view: its description is cut at 150 characters (R59). */
export function PromptRow({ prompt }: { prompt: PromptSummary }) {
  const { slug, titre, description, categories, tags, niveau, conversations, cote } = prompt
  const category = categories[0] ?? ''
  return (
    <li className={categoryClass(category)}>
      <div className="call">
        <Cote cote={cote} />
      </div>
      <h3>
        <Link to="/prompt/$slug" params={{ slug }}>
          {titre}
        </Link>
      </h3>
      <p className="desc">{cutText(description, maxDescription)}</p>
      <div className="metaline">
        <CategoryBadge name={category} kind="prompt" />
        <Level niveau={niveau} />
        <ConversationsDialog
          title={titre}
          conversations={conversations}
          label={`Exemples de conversations : ${conversations.length}`}
          compact
          className="chat"
        />
        <TagList tags={tags} max={maxTags} />
      </div>
      <div className="acts">
        <Link className="more" to="/prompt/$slug" params={{ slug }}>
          <DetailsLabel title={titre} />
        </Link>
        <CopyPromptButton
          slug={slug}
          titre={titre}
          label="Copier le prompt"
          copied="Le prompt a été copié dans votre presse-papier."
        />
      </div>
    </li>
  )
}
