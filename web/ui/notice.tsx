import type { ReactNode } from 'react'

const tones = {
  info: 'border-info bg-info-tint [&_svg]:text-info',
  ok: 'border-ok bg-ok-tint [&_svg]:text-ok',
  warn: 'border-warn bg-warn-tint [&_svg]:text-warn',
  bad: 'border-bad bg-bad-tint [&_svg]:text-bad',
}

type NoticeLook = { tone?: keyof typeof tones; className?: string }

/** The look of a message that belongs to its place on the page. */
export const noticeClass = ({ tone = 'info', className = '' }: NoticeLook = {}): string =>
  `flex gap-3 rounded-2 border border-l-5 px-4 py-3 text-small [&_svg]:mt-0.5 ${tones[tone]} ${className}`.trimEnd()

/** Shown instead of content that needs the script, which is off or failed to load. */
export const NoScriptNotice = ({ children }: { children: ReactNode }) => (
  <p className={noticeClass({ className: 'js:hidden print:hidden' })}>
    {children} S’il est déjà activé, rechargez la page.
  </p>
)
