import type { ReactNode } from 'react'

import type { IconName as SiteIconName } from '#web/ui/icon-drawings.ts'

export type IconName = SiteIconName | keyof typeof drawings

type IconProps = { name: IconName; className?: string }

/** A decorative icon of the site or of the administration. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className ? `i ${className}` : 'i'} viewBox="0 0 20 20" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}

/** What the administration draws beside the site's sprite: public pages do not carry it. */
export function AdminIconSprite() {
  return (
    <svg width="0" height="0" className="vh" aria-hidden="true" focusable="false">
      <defs>
        {Object.entries(drawings).map(([name, drawing]) => (
          <symbol key={name} id={`i-${name}`} viewBox="0 0 20 20">
            {drawing}
          </symbol>
        ))}
      </defs>
    </svg>
  )
}

const drawings = {
  bookmark: <path d="M5.5 3.5h9v13L10 13l-4.5 3.5z" />,
  brackets: <path d="M7.5 4H4v12h3.5M12.5 4H16v12h-3.5M8 10h4" />,
  caret: (
    <path d="M7 3.5c1.8 0 3 .7 3 2v9c0 1.3-1.2 2-3 2M13 3.5c-1.8 0-3 .7-3 2v9c0 1.3 1.2 2 3 2M8 10h4" />
  ),
  chart: <path d="M3.5 16.5h13M5.5 16.5v-5M10 16.5v-9M14.5 16.5v-12" />,
  drawers: <path d="M3.5 4h13v12h-13zM3.5 10h13M8.5 7h3M8.5 13h3" />,
  eye: (
    <>
      <path d="M2.5 10c1.9-3.4 4.4-5 7.5-5s5.6 1.6 7.5 5c-1.9 3.4-4.4 5-7.5 5s-5.6-1.6-7.5-5z" />
      <circle cx="10" cy="10" r="2.3" />
    </>
  ),
  filter: <path d="M3 5.5h14M6 10h8M8.5 14.5h3" />,
  finger: (
    <path d="M6 15.5c-1-2.2-1.3-4-1.3-5.7a5.3 5.3 0 0 1 10.6 0c0 1.2 0 2.4-.2 3.6M8.8 16.8c-.9-2-1.4-4.2-1.4-6.8a2.6 2.6 0 0 1 5.2 0c0 2.3-.2 4.2-.7 6.2M10 9.8c0 2.4.2 4 .5 5.4" />
  ),
  gear: (
    <>
      <path d="M3 6h8M15 6h2M3 14h2M9 14h8" />
      <circle cx="13" cy="6" r="2" />
      <circle cx="7" cy="14" r="2" />
    </>
  ),
  logout: <path d="M11.5 4H4v12h7.5M8.5 10H17M13.8 6.8 17 10l-3.2 3.2" />,
  merge: <path d="M4.5 3.5v3.2L10 11v5.5M15.5 3.5v3.2L10 11" />,
  pause: <path d="M7 4.5v11M13 4.5v11" />,
  phone: <path d="M6 2.8h8v14.4H6zM9 14.8h2" />,
  shield: <path d="M10 3 4 5.2v4.3c0 3.7 2.6 6.1 6 7.5 3.4-1.4 6-3.8 6-7.5V5.2z" />,
  sidebar: <path d="M3.5 4h13v12h-13zM8 4v12" />,
  sort: <path d="m6.5 8 3.5-3.5L13.5 8M6.5 12l3.5 3.5 3.5-3.5" />,
  steps: <path d="M3.5 15.5h4v-4h4v-4h4v-4" />,
  tag: <path d="M3.5 3.5h6.3l6.7 6.7-6.3 6.3-6.7-6.7zM7 7v.1" />,
  trash: <path d="M4 5.8h12M8 5.8V3.8h4v2M5.5 5.8l.7 10.7h7.6l.7-10.7M8.5 8.8v4.7M11.5 8.8v4.7" />,
  up: <path d="m5.5 12.2 4.5-4.5 4.5 4.5" />,
  user: (
    <>
      <circle cx="10" cy="7" r="3" />
      <path d="M4 16.5c.4-3.4 2.7-5.3 6-5.3s5.6 1.9 6 5.3" />
    </>
  ),
  users: (
    <>
      <circle cx="7.6" cy="7" r="2.8" />
      <path d="M2.8 16c.3-3 2.2-4.7 4.8-4.7s4.5 1.7 4.8 4.7M13 4.5a2.7 2.7 0 0 1 0 5M14.3 11.6c1.7.6 2.7 2.2 2.9 4.4" />
    </>
  ),
} satisfies Record<string, ReactNode>
