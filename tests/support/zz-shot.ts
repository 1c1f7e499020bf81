import { chromium } from '@playwright/test'

import { browserLaunch } from './browser.ts'
const [, , base, out, ...paths] = process.argv
const widths = (process.env.W ?? '360,768,1280').split(',').map(Number)
const browser = await chromium.launch(await browserLaunch())
for (const width of widths) {
  const page = await browser.newPage({
    viewport: { width, height: Number(process.env.H ?? 900) },
    colorScheme: process.env.DARK ? 'dark' : 'light',
  })
  page.on('console', (m) => {
    if (m.type() !== 'log') console.log(width, m.text())
  })
  page.on('pageerror', (e) => console.log('pageerror', e.message))
  for (const [i, path] of paths.entries()) {
    const r = await page.goto(base + path)
    await page.waitForTimeout(600)
    await page.screenshot({ path: `/tmp/shots/${out}-${i}-${width}.png` })
    console.log(
      r?.status(),
      path,
      width,
      await page.evaluate(() => document.documentElement.scrollWidth),
    )
  }
  await page.close()
}
await browser.close()
