import type { Root } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'

import { ExternalLink } from '#web/ui/external-link.tsx'

/** A markdown description, from the tree that the server parsed and sanitised (D68, R214). */
export function RichText({ tree }: { tree: Root }) {
  return toJsxRuntime(tree, {
    Fragment,
    jsx,
    jsxs,
    components: {
      a: ({ href, children }) =>
        href ? <ExternalLink href={href}>{children}</ExternalLink> : <span>{children}</span>,
    },
  })
}
