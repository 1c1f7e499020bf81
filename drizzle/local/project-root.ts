import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The absolute path of a file or folder of the project. */
export function projectPath(...segments: string[]): string {
  return join(root, ...segments)
}
