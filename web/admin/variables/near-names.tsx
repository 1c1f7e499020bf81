import { distance } from 'fastest-levenshtein'
import { useId } from 'react'

import { bracketName, type KnownVariable, namesOf } from '#shared/variables/known-variable.ts'
import type { PromptVariable } from '#shared/variables/prompt-variables.ts'
import { foldVariableName } from '#shared/variables/variable-name.ts'
import { Notice } from '#web/admin/controls/notice.tsx'
import { sentenceRow } from '#web/admin/controls/sentence-row.ts'
import { Button } from '#web/ui/button.tsx'

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
              <li key={key} className={sentenceRow}>
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

/** In shorter names another letter makes another word: ton, son, nom. */
const shortestWithSlip = 5

/** The variable that a name may have been meant for, where it is the name of none: one letter off, or a plural. */
export function nearVariable<Variable extends KnownVariable>(
  placeholder: string,
  variables: readonly Variable[],
): Variable | null {
  const name = foldVariableName(placeholder)
  if (name === '' || variables.some((variable) => namesOf(variable).includes(name))) return null
  const isNear = (known: string) =>
    singular(known) === singular(name) ||
    (Math.min(known.length, name.length) >= shortestWithSlip && distance(known, name) === 1)
  return variables.find((variable) => namesOf(variable).some(isNear)) ?? null
}

const singular = (name: string) => name.replaceAll(/(?<=[a-z]{2})[sx](?![a-z0-9])/g, '')
