import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import type { GptSummary } from '#shared/gpt.ts'
import type { PromptSummary } from '#shared/prompt.ts'
import { CategoryBadge, categoryClass, CategoryTab } from '#web/layout/category-links.tsx'
import { Cote } from '#web/layout/cote.tsx'
import { Level } from '#web/layout/level.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { ExternalLink } from '#web/ui/external-link.tsx'
import { Icon } from '#web/ui/icon.tsx'

const extraGptCategories = 2
const extraPromptCategories = 1

/** The GPT of the day: first category on the tab, up to two more as badges (R30). */
export function DailyGptCard({ gpt }: { gpt: GptSummary }) {
  const { slug, nom, description, categories, url_destination, cote } = gpt
  const [category = '', ...others] = categories
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
        <Badge>GPT du jour</Badge>
        {others.slice(0, extraGptCategories).map((name) => (
          <CategoryBadge key={name} name={name} kind="prompt" />
        ))}
      </div>
      <p className="desc">{description}</p>
      <div className="foot">
        <Link className={buttonClass({ size: 'sm' })} to="/gpt/$slug" params={{ slug }}>
          Voir
          <span className="vh"> : {nom}</span>
        </Link>
        <ExternalLink
          href={url_destination}
          className={buttonClass({ size: 'sm', variant: 'ink' })}
        >
          <Icon name="ext" />
          Lancer
        </ExternalLink>
      </div>
    </article>
  )
}

type DailyPromptCardProps = { prompt: PromptSummary; copyButton: ReactNode }

/** The prompt of the day: one more category than the tab shows, and its level (R31). */
export function DailyPromptCard({ prompt, copyButton }: DailyPromptCardProps) {
  const { slug, titre, description, categories, niveau, cote } = prompt
  const [category = '', ...others] = categories
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
        <Badge>Prompt du jour</Badge>
        <Level niveau={niveau} />
        {others.slice(0, extraPromptCategories).map((name) => (
          <CategoryBadge key={name} name={name} kind="prompt" />
        ))}
      </div>
      <p className="desc">{description}</p>
      <div className="foot">
        <Link className={buttonClass({ size: 'sm' })} to="/prompt/$slug" params={{ slug }}>
          Voir
          <span className="vh"> : {titre}</span>
        </Link>
        {copyButton}
      </div>
    </article>
  )
}
