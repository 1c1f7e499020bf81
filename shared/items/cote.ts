export const itemKinds = ['prompt', 'gpt'] as const
export type ItemKind = (typeof itemKinds)[number]

/** The call number on a card: category code, kind, rank among all items of both, `SEO P03`. */
export function formatCote(code: string, kind: ItemKind, rang: number): string {
  return `${code} ${kind === 'prompt' ? 'P' : 'G'}${String(rang).padStart(2, '0')}`
}
