import type { FieldName } from '#shared/items/field-names.ts'

import { itemFieldNames } from './item-field-names.ts'

/** What the journal's own words for details are called. */
const labels: Record<string, string> = {
  abandonnee: 'Abandonnées',
  action: 'Changement annulé',
  apres: 'Après',
  avant: 'Avant',
  champ: 'Champ',
  champs: 'Champs',
  copie_de: 'Copie de',
  demandee: 'Demandée',
  depuis: 'Statut d’avant',
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
  vers: 'Devenu',
}

/** Said elsewhere in the row. */
const untold = new Set(['user_id', 'version'])

/** The details of a row of the journal, a line for each. */
export function detailLines(details: unknown): { label: string; text: string }[] {
  if (typeof details !== 'object' || details === null) return []
  return Object.entries(details).flatMap(([name, value]) => {
    if (untold.has(name)) return []
    const text = name.startsWith('champ') ? fieldsText(value) : valueText(details, name, value)
    return text === '' ? [] : [{ label: labels[name] ?? name, text }]
  })
}

const called: Record<string, FieldName> = { ...itemFieldNames.prompt, ...itemFieldNames.gpt }
/** Details that hold a status or what was done, and no text that somebody typed. */
const fieldOfDetail: Record<string, string> = { statut: 'statut', depuis: 'statut' }
const gestures: Record<string, string> = {
  ajouter: 'Ajouté',
  retirer: 'Retiré',
  remplacer: 'Remplacé',
}

/** A value by its label, where the field that it belongs to has labels. */
function valueText(details: object, name: string, value: unknown): string {
  if (name === 'geste' && typeof value === 'string') return gestures[value] ?? value
  const champ = 'champ' in details ? details.champ : undefined
  const field = name === 'valeur' && typeof champ === 'string' ? champ : fieldOfDetail[name]
  const values = field === undefined ? undefined : called[field]?.values
  return (typeof value === 'string' ? values?.[value] : undefined) ?? textOf(value)
}

/** Fields of an item by what they are called. */
function fieldsText(value: unknown): string {
  const names: unknown[] = Array.isArray(value) ? value : [value]
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
