import { startServedSites } from '#tests/support/site/served-sites.ts'
let t = performance.now()
const lap = (n: string) => {
  console.log(n, Math.round(performance.now() - t))
  t = performance.now()
}
const sites = await startServedSites()
lap('db seeded')
let out = ''
const site = await sites.start({
  onOutput: (s) => {
    out += s
  },
})
lap('worker')
for (const p of [
  '/',
  '/prompts',
  '/favicon.svg',
  '/assets/entry-client.js',
  '/nope',
  '/PROMPTS',
  '/health',
]) {
  const r = await fetch(site.url + p, { redirect: 'manual' })
  console.log(
    p,
    r.status,
    r.headers.get('content-type'),
    r.headers.get('cf-cache-status'),
    (await r.text()).length,
  )
}
lap('pages')
const site2 = await sites.start()
lap('worker 2')
console.log('OUT', out)
await sites.stop()
lap('stop')
process.exit(0)
