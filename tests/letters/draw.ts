import { writeFile } from 'node:fs/promises'

import { projectPath } from '#drizzle/local/project-root.ts'
import { letterPlacesPath, letterSheetPath } from '#shared/pages/social-letters.ts'

import { cutFrenchFont } from './font.ts'
import { drawLetters } from './letters.ts'

/**
 * `npm run letters`: the part of the site's font that every page loads, and its letters drawn for social
 * images, which the Worker puts together without a font engine.
 */
await writeFile(projectPath('web/fonts/besley-french.woff2'), await cutFrenchFont())
const { places, sheet } = await drawLetters()
await writeFile(projectPath(`web/public${letterSheetPath}`), sheet)
await writeFile(projectPath(`web/public${letterPlacesPath}`), `${JSON.stringify(places)}\n`)
