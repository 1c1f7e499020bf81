import type { ItemKind } from '#shared/items/cote.ts'

export type ExportFormat = 'json' | 'csv'

/** The whole public catalogue, a file for each kind and format. */
export const catalogueExports = [
  { path: '/export/prompts.json', kind: 'prompt', format: 'json', label: 'Prompts en JSON' },
  { path: '/export/prompts.csv', kind: 'prompt', format: 'csv', label: 'Prompts en CSV' },
  { path: '/export/gpts.json', kind: 'gpt', format: 'json', label: 'GPT en JSON' },
  { path: '/export/gpts.csv', kind: 'gpt', format: 'csv', label: 'GPT en CSV' },
] as const satisfies { path: string; kind: ItemKind; format: ExportFormat; label: string }[]
