import { itemFieldNames } from './item-field-names.ts'

/** What the journal's own words for details are called. */
const labels: Record<string, string> = {
  action: 'Changement annulé',
  apres: 'Après',
  avant: 'Avant',
  champ: 'Champ',
  champs: 'Champs',
  copie_de: 'Copie de',
  destination: 'Destination',
  email: 'Compte',
  geste: 'Geste',
  etapes: 'Étapes',
  fiches: 'Fiches',
  fichier: 'Fichier',
  modele: 'Modèle',
  nom: 'Nom',
  note: 'Note',
  path: 'Page',
  raison: 'Raison',
  reason: 'Raison',
  role: 'Rôle',
  slug: 'Slug',
  source: 'Adresse',
  statut: 'Statut',
  titres: 'Titres',
  valeur: 'Valeur',
  version: 'Version',
  vers: 'Devenu',
}

/** Said elsewhere in the row. */
const untold = new Set(['user_id'])

/** The details of a row of the journal, a line for each. */
export function detailLines(details: unknown): { label: string; text: string }[] {
  if (typeof details !== 'object' || details === null) return []
  return Object.entries(details).flatMap(([name, value]) => {
    if (untold.has(name)) return []
    const text = name.startsWith('champ') ? fieldsText(value) : textOf(value)
    return text === '' ? [] : [{ label: labels[name] ?? name, text }]
  })
}

/** Fields of an item by what they are called. */
function fieldsText(value: unknown): string {
  const names: unknown[] = Array.isArray(value) ? value : [value]
  const called: Record<string, { label: string }> = {
    ...itemFieldNames.prompt,
    ...itemFieldNames.gpt,
  }
  return names
    .map((name) => (typeof name === 'string' && called[name]?.label) || textOf(name))
    .join(', ')
}

/** A value as a person reads it. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ')
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([name, part]) => `${labels[name] ?? name}\u00a0: ${textOf(part)}`)
    .join(', ')
}
