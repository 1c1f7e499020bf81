import { useState } from 'react'

import { formatNumber } from '#shared/text/plural.ts'
import { typeset } from '#shared/text/typography.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageBlock } from '#web/ui/layout/page-section.tsx'
import { sheet } from '#web/ui/layout/sheet.tsx'

import { CopyRoleButton } from './copy-role-button.tsx'
import { roleId } from './role-id.ts'

/** About nine lines: a role that is hardly longer is shown whole. */
const foldedFrom = 800

const folded =
  'js:max-h-58 js:overflow-hidden js:after:absolute js:after:inset-x-0 js:after:bottom-0 js:after:h-16 js:after:bg-[linear-gradient(to_top,var(--color-card),transparent)]'

/** What a GPT is told to be; a long one is folded, and can be copied as it is. */
export function RoleSection({ role }: { role: string }) {
  const [isWhole, setIsWhole] = useState(false)
  const isLong = role.length > foldedFrom
  return (
    <PageBlock id="titre-role" anchor="role" title="Rôle et expertise">
      <div
        className={`${sheet} relative space-y-2.5 js:rounded-b-none ${isLong && !isWhole ? folded : ''}`}
        id={roleId}
      >
        {role.split(/\n+/).map((paragraph) => (
          <p key={paragraph}>{typeset(paragraph)}</p>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2 rounded-b-2 border border-edge border-t-rule bg-card px-5 py-2.5 print:hidden no-js:hidden [&>button]:min-h-11">
        {isLong ? (
          <Button
            aria-expanded={isWhole}
            aria-controls={roleId}
            onClick={() => setIsWhole(!isWhole)}
          >
            <Icon name="chev" className={isWhole ? 'rotate-180' : ''} />
            {isWhole ? 'Replier le rôle' : 'Lire le rôle en entier'}
          </Button>
        ) : null}
        <CopyRoleButton role={role} variant="quiet" />
        <span className="hint ml-auto">{`${formatNumber(role.length)}\u00a0caractères`}</span>
      </div>
    </PageBlock>
  )
}
