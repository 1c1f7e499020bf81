import { chosenPath } from '#drizzle/backup/backup-folder.ts'
import { readOptions } from '#drizzle/commands/command-options.ts'
import { SetupError } from '#drizzle/local/setup-error.ts'
import { importFieldSchema } from '#shared/import/import-fields.ts'
import type { ImportFile } from '#shared/import/import-file.ts'
import {
  type Convention,
  conventions,
  type FoundConvention,
  type Mapping,
} from '#shared/import/mapping.ts'

const usage = `Imports items (into the database of DATABASE_URL, else the local one), as drafts:
  npm run import -- FILE [options]      a CSV, a JSON, a markdown file or a folder of these
  npm run import -- --undo ID           takes an import back as a whole
  --kind prompt|gpt             what the rows are, where the file does not say it
  --map COLUMN=FIELD            what a column becomes; FIELD is none to leave it out; may be said again
  --category NAME               for rows that have none
  --placeholders LIST           which are rewritten as [x]: doubles {{x}}, dollar \${x}, accolades {x}, chevrons <x>; or none
  --publish                     not as drafts, where that is allowed
  --refused FILE                writes the refused rows there, each with its reason
  --resume ID                   goes on with an import that was stopped
  --yes                         asks nothing
  --as EMAIL                    whose work it is, where there are several administrators`

/** What the command was asked to do. */
export type ImportRequest =
  | { undo: string; as: string | undefined }
  | {
      undo: null
      path: string
      kind: 'prompt' | 'gpt' | undefined
      map: Map<string, string>
      category: string | undefined
      placeholders: Convention[] | undefined
      isPublished: boolean
      refused: string | undefined
      resume: string | undefined
      isSure: boolean
      as: string | undefined
    }

/** Reads the command line; throws its usage where it says nothing to do. */
export function readRequest(args: string[]): ImportRequest {
  const { values, positionals } = parse(args)
  if (values.undo !== undefined && positionals.length === 0) {
    return { undo: values.undo, as: values.as }
  }
  const [path] = positionals
  if (values.help || path === undefined || positionals.length > 1) throw new SetupError(usage)
  const { kind, category, refused, resume, as } = values
  if (kind !== undefined && kind !== 'prompt' && kind !== 'gpt') {
    throw new SetupError(`--kind is prompt or gpt, not ${kind}.`)
  }
  return {
    undo: null,
    path: chosenPath(path),
    kind,
    map: new Map(values.map.map(readPair)),
    category,
    placeholders: readConventions(values.placeholders),
    isPublished: values.publish,
    refused: refused === undefined ? undefined : chosenPath(refused),
    resume,
    isSure: values.yes,
    as,
  }
}

/** The mapping that is proposed with what the command line says of it. */
export function askedMapping(
  file: ImportFile,
  proposed: { mapping: Mapping; emplacements: FoundConvention[] },
  request: Extract<ImportRequest, { undo: null }>,
): Mapping {
  const { mapping } = proposed
  const unknown = [...request.map.keys()].find((column) => !file.colonnes.includes(column))
  if (unknown !== undefined) {
    throw new SetupError(`No column is called ${unknown}: ${file.colonnes.join(', ')}.`)
  }
  const asked = file.colonnes.map((column) => {
    const field = request.map.get(column)
    return field === undefined || field === 'none' ? null : fieldOf(field)
  })
  const champs = mapping.champs.map((champ, place) => {
    if (request.map.has(file.colonnes[place] ?? '')) return asked[place] ?? null
    return champ !== null && asked.includes(champ) ? null : champ
  })
  return {
    ...mapping,
    kind: request.kind ?? mapping.kind,
    champs,
    emplacements: request.placeholders ?? mapping.emplacements,
    options: {
      ...mapping.options,
      categorie: request.category ?? null,
      statut: request.isPublished ? 'valide' : 'brouillon',
    },
  }
}

function fieldOf(name: string) {
  const { data } = importFieldSchema.safeParse(name)
  if (data !== undefined) return data
  throw new SetupError(`No field is called ${name}: ${importFieldSchema.options.join(', ')}.`)
}

function readPair(pair: string): [string, string] {
  const at = pair.lastIndexOf('=')
  if (at < 1) throw new SetupError(`--map needs COLUMN=FIELD, not ${pair}.`)
  return [pair.slice(0, at), pair.slice(at + 1)]
}

function readConventions(list: string | undefined): Convention[] | undefined {
  if (list === undefined) return undefined
  const names = list === 'none' ? [] : list.split(',')
  const unknown = names.find((name) => !conventions.some((convention) => convention === name))
  if (unknown !== undefined) {
    throw new SetupError(`No placeholders are called ${unknown}: ${conventions.join(', ')}, none.`)
  }
  return conventions.filter((convention) => names.includes(convention))
}

function parse(args: string[]) {
  return readOptions(
    {
      args,
      allowPositionals: true,
      options: {
        kind: { type: 'string' },
        map: { type: 'string', multiple: true, default: [] },
        category: { type: 'string' },
        placeholders: { type: 'string' },
        publish: { type: 'boolean', default: false },
        refused: { type: 'string' },
        resume: { type: 'string' },
        undo: { type: 'string' },
        yes: { type: 'boolean', default: false },
        as: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    },
    usage,
  )
}
