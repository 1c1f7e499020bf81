import type { PromptField } from '#shared/variables/known-variable.ts'
import { isFilled, type PromptValues, valueOf } from '#shared/variables/prompt-values.ts'
import type { PromptVariable } from '#shared/variables/prompt-variables.ts'
import { variableLabel } from '#shared/variables/variable-label.ts'
import type { ValuesState } from '#web/features/personalisation/values-store.ts'

/** A value that a link would carry, and the client whose profile holds it: it gave it, or it was added there. */
export type SharedValue = { key: string; label: string; value: string; client: string | null }

/** What a link with these values contains, in the order of the prompt. */
export function listSharedValues(
  variables: PromptVariable[],
  fields: PromptField[],
  {
    typed,
    isFromSharedLink,
    ...state
  }: Pick<ValuesState, 'typed' | 'client' | 'carried' | 'isFromSharedLink'>,
): SharedValue[] {
  const { client, carried } = isFromSharedLink ? { client: null, carried: null } : state
  return variables.flatMap(({ key, placeholder }) => {
    const held = client ? valueOf(client.values, key) : undefined
    const value = valueOf(typed, key) ?? valueOf(carried?.values ?? {}, key) ?? held
    if (!isFilled(value)) return []
    const field = fields.find((known) => known.placeholder === placeholder)
    const label = variableLabel(placeholder, field)
    const isClients = value.trim() === held?.trim()
    return [{ key, label, value, client: isClients && client ? client.name : null }]
  })
}

/** The same as the link takes them. */
export const valuesOf = (shared: SharedValue[]): PromptValues =>
  Object.fromEntries(shared.map(({ key, value }) => [key, value]))
