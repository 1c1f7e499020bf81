import type { VariableKind, VariableScope } from '#shared/variables/known-variable.ts'
import type { IconName } from '#web/admin/controls/icon.tsx'

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
