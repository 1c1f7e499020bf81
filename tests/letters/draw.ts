import { writeFile } from 'node:fs/promises'

import { projectPath } from '#drizzle/project-root.ts'
import { letterPlacesPath, letterSheetPath } from '#shared/social-letters.ts'

import { drawLetters } from './letters.ts'

/**
 * `npm run letters`: draws the letters of the site's font for social images, which the Worker puts
 * together without a font engine. Their files are kept beside the icons.
 */
const { places, sheet } = await drawLetters()
await writeFile(projectPath(`web/public${letterSheetPath}`), sheet)
await writeFile(projectPath(`web/public${letterPlacesPath}`), `${JSON.stringify(places)}\n`)
