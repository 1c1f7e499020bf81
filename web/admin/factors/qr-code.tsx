import { useMemo } from 'react'
import { encode } from 'uqr'

type QrCodeProps = { text: string; label: string }

/** A text that a phone scans, black on white in both themes. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = useMemo(() => encode(text, { border: 2 }), [text])
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in the page: the secret becomes no address
    <svg className={look} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  )
}

const look = 'size-44 border border-edge bg-[#fff] fill-[#111]'
