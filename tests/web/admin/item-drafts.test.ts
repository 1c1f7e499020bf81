import { describe, expect, it } from 'vitest'

import { readSeedContent } from '#drizzle/seed/content.ts'
