import type { ItemKind } from '#shared/items/cote.ts'
import type { Fields } from '#shared/items/fields.ts'
import type { GptDraft } from '#shared/items/gpt-fields.ts'
import { draftings } from '#shared/items/item-drafting.ts'
import type { PromptDraft } from '#shared/items/prompt-fields.ts'

/** What is edited of each part of a public page, by the element or the heading that the part is known by. */
const fieldsOfParts: { prompt: Parts<PromptDraft>; gpt: Parts<GptDraft> } = {
  prompt: {
    h1: 'titre',
    p: 'description',
    personnaliser: 'prompt',
    'titre-exemple': 'exemple',
    historique: 'historique',
    requetes: 'requetes_seo',
  },
  gpt: {
    h1: 'nom',
    div: 'description',
    'titre-role': 'role',
    'titre-exemple': 'exemple',
    'titre-usages': 'cas_usage',
    'titre-workflow': 'workflow',
    'titre-limites': 'limitations',
    'titre-faq': 'faq',
    'titre-conversations': 'conversations_associees',
    requetes: 'requetes_seo',
  },
}

type Parts<Draft> = Readonly<Record<string, keyof Draft & string>>

/** The field that a part of a page is edited in; undefined for what is edited nowhere. */
export function fieldOfPart(kind: ItemKind, part: string): string | undefined {
  const parts: Readonly<Record<string, string>> = fieldsOfParts[kind]
  const sections = Object.entries<Fields[string]>(draftings[kind].fields)
  return (
    parts[part] ??
    sections.find(([, { section }]) => section && part === `titre-${section.id}`)?.[0]
  )
}
