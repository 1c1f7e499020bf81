import * as fc from 'fast-check'

import { proofSeed } from '#tests/prove/scale.ts'

// What lands must not depend on luck: `npm test` tries the same each time, `npm run prove` something else.
fc.configureGlobal({ seed: proofSeed })
