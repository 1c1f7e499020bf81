import { z } from 'zod'

import { refusedValue } from '#shared/site/refused-value.ts'

import './admin/admin.css'

// Compiled schemas need `new Function`, which the content policy refuses. Nothing that makes a schema
// may run before this is said, so the administration itself is imported afterwards.
z.config({ jitless: true, localeError: refusedValue })
await import('./admin/start.tsx')
