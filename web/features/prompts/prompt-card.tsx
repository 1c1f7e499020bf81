import { Link } from '@tanstack/react-router'

import type { PromptSummary } from '#shared/prompt.ts'
import { categoryClass, CategoryTab } from '#web/layout/category-links.tsx'
import { ConversationsDialog } from '#web/layout/conversations-dialog.tsx'
import { Cote } from '#web/layout/cote.tsx'
import { DetailsLabel } from '#web/layout/details-label.tsx'
import { Level } from '#web/layout/level.tsx'
import { TagList } from '#web/layout/tag-list.tsx'

import { CopyPromptButton } from './copy-prompt-button.tsx'

const maxTags = 4
const listCopied = 'Le prompt a été copié dans votre presse-papier.'

type PromptCardProps = {
  prompt: PromptSummary
  /** The sentence of the toast after a copy (R41, R62). */
  copied?: string
}

/** A prompt as a card of the grid (R59 to R62). */
export function PromptCard({ prompt, copied = listCopied }: PromptCardProps) {
  const { slug, titre, description, categories, tags, niveau, conversations, cote } = prompt
  const category = categories[0] ?? ''
  return (
    <article className={`fiche ${categoryClass(category)}`}>
      <CategoryTab name={category} kind="prompt" />
      <Cote cote={cote} />
      <h3>
        <Link to="/prompt/$slug" params={{ slug }}>
          {titre}
        </Link>
      </h3>
      <div className="sub">
        <Level niveau={niveau} />
        <ConversationsDialog
          title={titre}
          conversations={conversations}
          label={`Exemples de conversations : ${conversations.length}`}
          compact
          className="chat"
        />
      </div>
      <p className="desc">{description}</p>
      <TagList tags={tags} max={maxTags} />
      <div className="foot">
        <Link className="more" to="/prompt/$slug" params={{ slug }}>
          <DetailsLabel title={titre} />
        </Link>
        <span className="acts">
          <CopyPromptButton slug={slug} titre={titre} label="Copier le prompt" copied={copied} />
        </span>
      </div>
    </article>
  )
}
