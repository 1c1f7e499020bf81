import { z } from 'zod'

import './admin/admin.css'

// Compiled schemas need `new Function`, which the content policy refuses. Nothing that makes a schema
// may run before this is said, so the administration itself is imported afterwards.
z.config({ jitless: true })
await import('./admin/start.tsx')
