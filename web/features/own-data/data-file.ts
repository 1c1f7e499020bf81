import { readSelections } from '#shared/items/selections.ts'
import { isSlug } from '#shared/text/slug-shape.ts'
import { assistants } from '#shared/variables/assistants.ts'
import { readExportedProfiles, readProfiles } from '#shared/variables/profiles.ts'
import { readCheckedAnswers } from '#web/storage/checked-answers.ts'
import { readClient } from '#web/storage/chosen-client.ts'
import { type KeptValues, maxKept, readKept } from '#web/storage/kept-values.ts'
import { maxVersions } from '#web/storage/own-versions.ts'
import { readVersion } from '#web/storage/stored-version.ts'

import type { OwnData } from './own-data.ts'

const format = 'mes-donnees'
const version = 2
/** The first one has no versions of prompts. */
const readableVersions = new Set<unknown>([1, version])
/** More than a browser keeps for one site. */
const fileMaxBytes = 20_000_000

/** What a file holds: all of a visitor's data, or profiles alone. */
export type FileData = { data: Partial<OwnData>; exportedAt: string | null }

/** The text of a file with all that is kept. */
export function writeDataFile(data: OwnData): string {
  const kept = readAllKept(data.kept)
  const exportedAt = new Date().toISOString()
  return JSON.stringify({ format, version, exportedAt, ...data, kept }, null, 1)
}

/** What a file holds, every part as it could be stored; or what is wrong with it, in a French sentence. */
export function readDataFile(text: string): FileData | string {
  const file = parse(text)
  if (!isRecord(file)) return notOurs
  if (file.format !== format) return readProfilesFile(text)
  if (!readableVersions.has(file.version)) {
    return 'Ce fichier vient d’une version plus récente du site\u00a0: rechargez la page, puis réessayez.'
  }
  const data: Partial<OwnData> = {
    profiles: readProfiles(file.profiles),
    kept: readAllKept(file.kept),
    // Files of earlier builds have none.
    ...('checked' in file && { checked: readCheckedAnswers(file.checked) }),
    ...(file.version === 1 ? {} : { versions: readEach(file.versions, maxVersions, readVersion) }),
    selections: readSelections(file.selections, null),
    client: readClient(file.client),
    assistant: assistants.find(({ id }) => id === file.assistant)?.id ?? null,
  }
  const damaged = parts.find(({ part }) => part in data && !isSame(data[part], file[part]))
  if (damaged) {
    return `Ce fichier est abîmé\u00a0: ${damaged.fault}. Exportez de nouveau vos données là où elles sont, et importez ce nouveau fichier sans le modifier.`
  }
  return { data, exportedAt: dateOf(file.exportedAt) }
}

/** The same of a file that was chosen, which may be anything. */
export async function openDataFile(file: File): Promise<FileData | string> {
  if (file.size > fileMaxBytes) return `Ce fichier dépasse 20\u00a0Mo. ${whichOne}`
  try {
    return readDataFile(await file.text())
  } catch {
    return 'Ce fichier ne peut pas être lu. Vérifiez qu’il est encore sur cet appareil, puis choisissez-le de nouveau.'
  }
}

const whichOne =
  'Choisissez celui que «\u00a0Exporter mes données\u00a0» a enregistré\u00a0: son nom commence par «\u00a0mes-donnees\u00a0».'
const notOurs = `Ce fichier n’est pas un export de ce site. ${whichOne}`

const parts = [
  { part: 'profiles', fault: 'un de ses profils ne peut pas être lu' },
  { part: 'kept', fault: 'des valeurs saisies ne peuvent pas être lues' },
  { part: 'checked', fault: 'une réponse contrôlée ne peut pas être lue' },
  { part: 'versions', fault: 'une version d’un prompt ne peut pas être lue' },
  { part: 'selections', fault: 'une de ses sélections ne peut pas être lue' },
  { part: 'client', fault: 'le client choisi ne peut pas être lu' },
  { part: 'assistant', fault: 'l’assistant retenu n’est pas connu de ce site' },
] as const

/** A file of profiles alone, which is written to be given to somebody. */
function readProfilesFile(text: string): FileData | string {
  const read = readExportedProfiles(text)
  if (typeof read === 'string') {
    return read.startsWith('Profil')
      ? `${read} Corrigez ce profil dans le fichier, puis importez-le de nouveau.`
      : notOurs
  }
  // The same profile each time that the file is read.
  const profiles = read.map(({ name, values }, index) => ({
    id: `fichier-${index}-${name}`,
    name,
    values,
  }))
  return { data: { profiles: readProfiles(profiles) }, exportedAt: null }
}

/** Reads the typed values that can be stored. */
const readAllKept = (data: unknown): KeptValues[] => readEach(data, maxKept, readKept)

/** Reads a list with at most one valid entry for each prompt. */
function readEach<Thing>(
  data: unknown,
  max: number,
  read: (slug: string, one: unknown) => Thing | null,
): Thing[] {
  if (!Array.isArray(data)) return []
  const bySlug = new Map<string, Thing>()
  for (const one of data.slice(0, max)) {
    const slug: unknown = isRecord(one) ? one.slug : null
    if (typeof slug !== 'string' || !isSlug(slug) || bySlug.has(slug)) continue
    const thing = read(slug, one)
    if (thing) bySlug.set(slug, thing)
  }
  return [...bySlug.values()]
}

const dateOf = (data: unknown) =>
  typeof data === 'string' && !Number.isNaN(Date.parse(data)) ? data : null

/** Whether two values are the same JSON, in whatever order their keys stand. */
const isSame = (one: unknown, other: unknown) => canonical(one) === canonical(other)

const canonical = (data: unknown) =>
  JSON.stringify(data, (_key, value: unknown) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )

const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
