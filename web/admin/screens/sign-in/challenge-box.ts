import { insetBox } from '#web/admin/controls/secret-text.tsx'

export const challengeBox = `${insetBox} flex items-center gap-3 p-3 text-small font-semibold`
export const challengeHint = 'block text-micro font-normal text-ink-3'
