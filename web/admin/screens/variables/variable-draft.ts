import type { NamesOf } from '#shared/items/field-names.ts'
import { linesOf, textOfLines } from '#shared/text/lines.ts'
import {
  type KnownVariable,
  knownVariableSchema,
  type VariableKind,
  type VariableScope,
} from '#shared/variables/known-variable.ts'
import { foldVariableName } from '#shared/variables/variable-name.ts'
import type { IconName } from '#web/admin/controls/icon.tsx'
import { type FieldMessage, fieldMessages } from '#web/admin/form/field-messages.ts'

/** A variable as its form holds it: a choice or an alias a line. */
export type VariableDraft = Record<Exclude<keyof KnownVariable, 'nature' | 'portee'>, string> &
  Pick<KnownVariable, 'nature' | 'portee'>

/** A variable that does not exist yet, for a name that prompts have. */
export const newDraft = (name = ''): VariableDraft => ({
  cle: name,
  libelle: '',
  aide: '',
  exemple: '',
  nature: 'texte',
  portee: 'mission',
  choix: '',
  alias: '',
})

export const draftOf = (variable: KnownVariable): VariableDraft => ({
  ...variable,
  choix: textOfLines(variable.choix),
  alias: textOfLines(variable.alias),
})

/** Names are typed as they are read, and kept as they are compared. */
export const variableOf = ({ cle, choix, alias, ...draft }: VariableDraft): KnownVariable => {
  const key = foldVariableName(cle === '' ? draft.libelle : cle)
  const names = linesOf(alias).map(foldVariableName)
  return {
    ...draft,
    cle: key,
    choix: draft.nature === 'choix' ? linesOf(choix) : [],
    alias: [...new Set(names)].filter((name) => name !== key),
  }
}

export const variableFields: NamesOf<VariableDraft> = {
  libelle: { label: 'Libellé', missing: 'Le libellé est obligatoire.' },
  cle: { label: 'Nom entre crochets', missing: 'Écrivez au moins une lettre ou un chiffre.' },
  nature: { label: 'Type' },
  portee: { label: 'Vaut pour' },
  aide: { label: 'Aide, une phrase', missing: 'L’aide est obligatoire.' },
  exemple: { label: 'Exemple', missing: 'L’exemple est obligatoire.' },
  choix: { label: 'Réponses proposées', missing: 'Deux choix au moins.' },
  alias: { label: 'Alias' },
}

/** What keeps a variable from being saved. */
export const variableMessages = (draft: VariableDraft): FieldMessage[] =>
  fieldMessages(knownVariableSchema, variableOf(draft), draft, variableFields)

export const quoted = (text: string) => `«\u00a0${text}\u00a0»`

/** What kinds of answer are called, in the order in which they are offered. */
export const kindLabels: Record<VariableKind, string> = {
  texte: 'Texte court',
  texte_long: 'Texte long',
  adresse: 'Adresse',
  nombre: 'Nombre',
  choix: 'Choix',
}

/** Labels of the scopes in the editor's choice. */
export const scopeLabels: Record<VariableScope, string> = {
  client: 'Le client',
  mission: 'La mission',
}

export const kindIcons: Record<VariableKind, IconName> = {
  texte: 'pen',
  texte_long: 'fiche',
  adresse: 'globe',
  nombre: 'grid',
  choix: 'list',
}
