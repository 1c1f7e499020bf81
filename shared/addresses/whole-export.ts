import { adminRoot } from './admin-screens.ts'

/** Where the administration takes everything in one file. */
export const wholeExportPath = `${adminRoot}/export-complet`

/** What such a file is called, by its time in UTC. */
export const exportFileName = (at: Date): string =>
  `export-${at.toISOString().replaceAll(/[:.]/g, '-')}.jsonl.gz`
