import type { CockpitUrl } from '#shared/admin/seo-cockpit.ts'
import { roomTaken } from '#shared/admin/seo-problems.ts'
import { csvHead, csvLine } from '#shared/text/csv.ts'

import { problemLabels, typeLabels } from './cockpit-words.ts'

const columns = [
  'chemin',
  'type',
  'titre',
  'titre_caracteres',
  'titre_px',
  'description',
  'description_caracteres',
  'description_px',
  'mots_cles',
  'canonique',
  'robots',
  'balises_sociales',
  'donnees_structurees',
  'configuree',
  'problemes',
]

/** All addresses as a spreadsheet reads them: only the whole tells which texts are there twice. */
export function cockpitCsv(urls: CockpitUrl[]): string {
  const titles = countTexts(urls, ({ head }) => head.title)
  const descriptions = countTexts(urls, ({ head }) => head.description)
  const lines = urls.map(({ path, type, head, stored, structured, problems }) => {
    const shared = [
      ...(isShared(titles, head.title) ? ['titre-double' as const] : []),
      ...(isShared(descriptions, head.description) ? ['description-double' as const] : []),
    ]
    return csvLine([
      path,
      typeLabels[type],
      head.title,
      ...figures(head.title, 'title'),
      head.description,
      ...figures(head.description, 'description'),
      head.keywords,
      head.canonical,
      head.robots ?? 'index, follow',
      head.social.map(({ property, name, content }) => `${property ?? name}=${content}`),
      structured,
      stored ? 'oui' : 'non',
      [...shared, ...problems].map((problem) => problemLabels[problem]),
    ])
  })
  return csvHead(columns) + lines.join('')
}

function figures(text: string, kind: 'title' | 'description'): string[] {
  const { length, width } = roomTaken(text, kind)
  return [String(length), String(width)]
}

function countTexts(urls: CockpitUrl[], textOf: (url: CockpitUrl) => string) {
  const counts = new Map<string, number>()
  for (const url of urls) counts.set(textOf(url), (counts.get(textOf(url)) ?? 0) + 1)
  return counts
}

const isShared = (counts: Map<string, number>, text: string) =>
  text !== '' && (counts.get(text) ?? 0) > 1
