import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/fail-on-console.ts'],
    restoreMocks: true,
    css: true,
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 120_000,
  },
})
