import { useId } from 'react'

import { bracketName, type KnownVariable } from '#shared/variables/known-variable.ts'
import type { PromptVariable } from '#shared/variables/prompt-variables.ts'
import { Notice } from '#web/admin/controls/notice.tsx'
import { Button } from '#web/ui/button.tsx'

import { nearVariable } from './near-variable.ts'

type NearNamesProps = {
  variables: readonly PromptVariable[]
  known: readonly KnownVariable[]
  onReplace: (placeholder: string, name: string) => void
}

/** Says which brackets are probably a known variable under a slip of its name, and mends them. */
export function NearNames({ variables, known, onReplace }: NearNamesProps) {
  const listId = useId()
  const near = variables.flatMap(({ key, placeholder }) => {
    const variable = nearVariable(placeholder, known)
    return variable ? [{ key, placeholder, variable }] : []
  })
  return (
    <output className="block empty:m-0">
      {near.length > 0 ? (
        <Notice tone="warn" title={'Une variable connue, sous un autre nom\u00a0?'}>
          <ul className="stack">
            {near.map(({ key, placeholder, variable }) => (
              <li key={key} className="foreign-name">
                <span id={`${listId}-${key}`}>
                  [{placeholder}] ressemble à «&nbsp;{variable.libelle}&nbsp;»&nbsp;: le visiteur
                  remplirait deux fois la même chose.
                </span>
                <Button
                  size="sm"
                  aria-describedby={`${listId}-${key}`}
                  onClick={() => onReplace(placeholder, bracketName(variable))}
                >
                  Remplacer par [{bracketName(variable)}]
                </Button>
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </output>
  )
}
