import { afterAll } from 'vitest'

import { removeTestDatabases } from './test-database.ts'

// A setup file is run for every file; the modules that it uses are those of the whole worker.
afterAll(removeTestDatabases)
