import { afterEach, beforeEach, expect, vi } from 'vitest'

import { resetErrorLog } from '#worker/runtime/error-log.ts'

// A test that expects a message clears the spy: `vi.mocked(console.error).mockClear()`.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  // Failures of one test are none of another's, however soon it follows.
  resetErrorLog()
})

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled()
  expect(console.warn).not.toHaveBeenCalled()
})
