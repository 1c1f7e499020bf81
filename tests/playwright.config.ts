import { defineConfig } from '@playwright/test'

import { browserLaunch } from './support/page/browser.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/playwright',
  globalSetup: './support/site/site-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // One more than CI has cores: each waits at times for a page at rest.
  workers: 3,
  // A machine that others use too is at times five times slower; a test that fails fails all the same.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: '../test-results/playwright.json' }]],
  use: {
    // The global setup starts the site before the workers read this file.
    baseURL: process.env.SITE_URL,
    launchOptions: await browserLaunch(),
    // What it answers no test could change on its way; those about it have one.
    serviceWorkers: 'block',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    screenshot: 'only-on-failure',
  },
})
