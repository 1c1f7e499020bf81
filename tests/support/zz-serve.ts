import { startBuiltWorker } from '#tests/support/built-worker.ts'
const limits = JSON.parse(process.env.LIMITS ?? 'null')
const site = await startBuiltWorker(limits ? { variables: limits } : {})
console.log(site.url)
process.on('SIGTERM', () => void site.stop().then(() => process.exit(0)))
setInterval(() => undefined, 1000)
