import type { Scene } from './scene.ts'
import { adminScenes } from './scenes/admin.ts'
import { controlScenes } from './scenes/controls.ts'
import { frameStates } from './scenes/frame-states.ts'
import { frameScenes } from './scenes/frame.ts'
import { homeStates } from './scenes/home-states.ts'
import { itemStates } from './scenes/item-states.ts'
import { itemScenes } from './scenes/items.ts'
import { listStates } from './scenes/list-states.ts'
import { listScenes } from './scenes/lists.ts'
import { ownDataScenes } from './scenes/own-data.ts'
import { pageScenes } from './scenes/pages.ts'
import { personalisationStates } from './scenes/personalisation-states.ts'
import { searchScenes } from './scenes/search.ts'

export const scenes: Scene[] = [
  ...pageScenes,
  ...controlScenes,
  ...frameScenes,
  ...listScenes,
  ...searchScenes,
  ...itemScenes,
  ...ownDataScenes,
  ...adminScenes,
  ...homeStates,
  ...personalisationStates,
  ...itemStates,
  ...frameStates,
  ...listStates,
]
