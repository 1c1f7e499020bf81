import type { ItemKind } from '#shared/items/cote.ts'
import { launchPath } from '#shared/items/gpt-launch.ts'
import { CategoryBadge } from '#web/items/categories/category-links.tsx'
import { CopyPromptButton, listCopied } from '#web/items/copying/copy-prompt-button.tsx'
import { Cote } from '#web/items/cote.tsx'
import { KindLabel } from '#web/items/kind-label.tsx'
import { LaunchLink } from '#web/items/launch-link.tsx'
import { Level } from '#web/items/level.tsx'
import { MetaLine } from '#web/items/meta-line.tsx'
import type { BegunPrompt } from '#web/storage/begun-prompts.ts'

import type { PresentItem } from './present-items.ts'

type ItemFactsProps = {
  kind: ItemKind
  present: PresentItem | null | undefined
  /** How far its variables are filled in, where they are in part. */
  begun: BegunPrompt | undefined
  isOwnVersion: boolean
}

/** The facts about an item, as high before its category and level are loaded. */
export function ItemFacts({ kind, present, begun, isOwnVersion }: ItemFactsProps) {
  return (
    <MetaLine className="mt-1 min-h-14 content-start md:min-h-7">
      <span className="flex min-h-7 basis-full items-center gap-4 md:basis-auto">
        <KindLabel kind={kind} />
        {present ? <Cote cote={present.cote} /> : null}
        {begun ? (
          <span className="hint">
            {begun.filled} sur {begun.total} {begun.filled > 1 ? 'remplis' : 'rempli'}
          </span>
        ) : null}
        {isOwnVersion ? <span className="hint">votre version</span> : null}
      </span>
      {present ? <CategoryBadge name={present.category} kind={kind} /> : null}
      {present?.niveau ? <Level niveau={present.niveau} /> : null}
      {present === null ? <span>N’est plus dans le catalogue</span> : null}
    </MetaLine>
  )
}

const action = 'max-md:min-h-11 max-md:flex-1'

/** What one comes for: the text of a prompt, or the GPT itself. */
export function FirstAction({
  kind,
  slug,
  title,
}: {
  kind: ItemKind
  slug: string
  title: string
}) {
  return kind === 'gpt' ? (
    <LaunchLink
      href={launchPath(slug)}
      gpt={{ slug, title }}
      label="Lancer ce GPT"
      className={action}
    />
  ) : (
    <CopyPromptButton
      slug={slug}
      titre={title}
      label="Copier le prompt"
      copied={listCopied}
      className={action}
    />
  )
}
