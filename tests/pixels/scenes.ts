import type { Scene } from './scene.ts'
import { adminAccessScenes } from './scenes/admin-access.ts'
import { adminEditedScenes } from './scenes/admin-edited.ts'
import { adminImportScenes } from './scenes/admin-import.ts'
import { adminScenes } from './scenes/admin.ts'
import { controlScenes } from './scenes/controls.ts'
import { frameScenes } from './scenes/frame.ts'
import { gptScenes } from './scenes/gpt.ts'
import { journeyScenes } from './scenes/journeys.ts'
import { listScenes } from './scenes/lists.ts'
import { ownDataScenes } from './scenes/own-data.ts'
import { pageScenes } from './scenes/pages.ts'
import { promptScenes } from './scenes/prompt.ts'
import { searchScenes } from './scenes/search.ts'

export const scenes: Scene[] = [
  ...pageScenes,
  ...controlScenes,
  ...frameScenes,
  ...listScenes,
  ...searchScenes,
  ...promptScenes,
  ...gptScenes,
  ...journeyScenes,
  ...ownDataScenes,
  ...adminScenes,
  ...adminAccessScenes,
  ...adminEditedScenes,
  ...adminImportScenes,
]
