import { useMemo } from 'react'

import type { WordGroup } from '#shared/search/word-group.ts'
import { linesOf } from '#shared/text/lines.ts'
import { Notice } from '#web/admin/controls/notice.tsx'

import { quoted, takenTerms } from './group-draft.ts'

type TakenTermsProps = { termes: string; holders: ReadonlyMap<string, WordGroup> }

/** Says which expressions another group has too: allowed, and seldom meant. */
export function TakenTerms({ termes, holders }: TakenTermsProps) {
  const taken = useMemo(() => takenTerms(linesOf(termes), holders), [termes, holders])
  return (
    <output className="block empty:m-0">
      {taken.length > 0 ? (
        <Notice tone="warn" title="Déjà dans un autre groupe">
          <ul className="list-disc pl-4">
            {taken.map(({ term, name }) => (
              <li key={term}>
                {quoted(term)} est aussi dans le groupe {quoted(name)}.
              </li>
            ))}
          </ul>
          <p>Qui les cherche trouvera ce que disent les deux groupes.</p>
        </Notice>
      ) : null}
    </output>
  )
}
