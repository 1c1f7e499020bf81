import { useState } from 'react'

import { formatNumber } from '#shared/text/plural.ts'
import { typeset } from '#shared/text/typography.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

import { CopyRoleButton } from './copy-role-button.tsx'
import { roleId } from './role-id.ts'

/** About nine lines: a role that is hardly longer is shown whole. */
const foldedFrom = 800

/** What a GPT is told to be; a long one is folded, and can be copied as it is. */
export function RoleSection({ role }: { role: string }) {
  const [isWhole, setIsWhole] = useState(false)
  const isLong = role.length > foldedFrom
  return (
    <section className="bloc" id="role" aria-labelledby="titre-role">
      <h2 id="titre-role">Rôle et expertise</h2>
      <div className={isLong && !isWhole ? 'sheet role folded' : 'sheet role'} id={roleId}>
        {role.split(/\n+/).map((paragraph) => (
          <p key={paragraph}>{typeset(paragraph)}</p>
        ))}
      </div>
      <div className="role-bar needs-js">
        {isLong ? (
          <Button
            aria-expanded={isWhole}
            aria-controls={roleId}
            onClick={() => setIsWhole(!isWhole)}
          >
            <Icon name="chev" />
            {isWhole ? 'Replier le rôle' : 'Lire le rôle en entier'}
          </Button>
        ) : null}
        <CopyRoleButton role={role} variant="quiet" />
        <span className="hint">{`${formatNumber(role.length)}\u00a0caractères`}</span>
      </div>
    </section>
  )
}
