import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'

import { beforeAll, expect, it } from 'vitest'

import { ensureLocalBuild } from '#drizzle/commands/production-build.ts'
import { projectPath } from '#drizzle/local/project-root.ts'

const maxFileBytes = 330_000
const maxWorkerBytes = 8900

const built = (path: string) => readFile(projectPath('dist/client', path))

let script: string
let files: string[]

beforeAll(async () => {
  await ensureLocalBuild()
  script = String(await built('assets/service-worker.js'))
  files = [...new Set(script.match(/\/assets\/[\w-]+[\w.-]*\.(?:js|css|woff2)/g))]
})

it(`is a service worker of at most ${maxWorkerBytes} bytes, gzipped, whole in one file`, () => {
  expect(gzipSync(script).length).toBeLessThanOrEqual(maxWorkerBytes)
  expect(script).not.toMatch(/\bimport\b|importScripts|BUILD_/)
})

it(`fetches at most ${maxFileBytes} bytes of files, gzipped`, async () => {
  const sizes = await Promise.all(files.map(async (file) => gzipSync(await built(file)).length))

  expect(files).toContain('/assets/entry-client.js')
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(maxFileBytes)
})

it('fetches nothing of the administration, of advertisements or of itself', () => {
  expect(files.filter((file) => /admin|consent|service-worker|\/sw\.js/.test(file))).toEqual([])
})
