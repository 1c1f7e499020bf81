import { defineConfig } from '@playwright/test'

import { browserLaunch } from '#tests/support/page/browser.ts'

import { readServedSites, resolverRules } from './served-sites.ts'

const launch = await browserLaunch()

export default defineConfig({
  testDir: '.',
  testMatch: 'pixels.spec.ts',
  outputDir: '../../test-results/pixels/differences',
  // Beside the pictures of the commit that is compared with.
  snapshotPathTemplate: `${process.env.PIXELS_FOLDER}/{arg}{ext}`,
  fullyParallel: true,
  workers: 3,
  timeout: 60_000,
  // A busy machine may miss a time limit. A difference is not taken twice.
  retries: process.env.PIXELS_TAKE === undefined ? 0 : 1,
  reporter: [['line']],
  expect: {
    toMatchSnapshot: {
      // Less than one can see: the blended edges of layers vary so much between two runs.
      threshold: 0.03,
      maxDiffPixels: 0,
    },
  },
  use: {
    launchOptions: {
      ...launch,
      args: [
        ...launch.args,
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        `--host-resolver-rules=${resolverRules(readServedSites())}`,
      ],
    },
    actionTimeout: 15_000,
    serviceWorkers: 'block',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
  },
})
