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
  note: 'Note',
  raison: 'Raison',
  reason: 'Raison',
  role: 'Rôle',
  slug: 'Slug',
  source: 'Adresse',
  statut: 'Statut',
  valeur: 'Valeur',
  version: 'Version',
}

/** The details of a row of the journal, a line for each. */
export function detailLines(details: unknown): { label: string; text: string }[] {
  if (typeof details !== 'object' || details === null) return []
  return Object.entries(details).flatMap(([name, value]) => {
    const text = textOf(value)
    return text === '' ? [] : [{ label: labels[name] ?? name, text }]
  })
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
