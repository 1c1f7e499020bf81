import type { Handler } from 'hono'

import type { ItemKind } from '#shared/items/cote.ts'
import type { RequestEnv } from '#worker/http/request-context.ts'

import { authorizedExport } from './authorized-export.ts'

/** The items of a filtered list as CSV. The code is loaded with the first export: visitors need none of it. */
export const listExport =
  (siteOrigin: string, kind: ItemKind): Handler<RequestEnv> =>
  (c) =>
    authorizedExport(c, { siteOrigin, capability: 'content.read' }, async (authorization) => {
      const { answerListExport } = await import('./answer-list-export.ts')
      return answerListExport(c, authorization, { siteOrigin, kind })
    })
