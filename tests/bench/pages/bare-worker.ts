import { Hono } from 'hono'

/** The limit that the site is measured against: one route of the same framework, one fixed text. */
const app = new Hono()
app.get('/', (c) => c.text('Bonjour'))

// oxlint-disable-next-line import/no-default-export -- the platform calls it
export default app
