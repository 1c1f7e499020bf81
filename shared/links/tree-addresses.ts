import type { MarkdownNode } from '#shared/text/markdown-tree.ts'

/** Where the links of a text lead that was parsed. */
export function treeAddresses(nodes: readonly MarkdownNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    if (node[0] === 'a') {
      const [, { href }, ...children] = node
      return [href, ...treeAddresses(children)]
    }
    const [, ...children] = node
    return treeAddresses(children)
  })
}
