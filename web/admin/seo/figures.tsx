import type { ReactNode } from 'react'

type FiguresProps = { className?: string; children: ReactNode }

/** Measurements of a text, beside each other. */
export const Figures = ({ className = '', children }: FiguresProps) => (
  <span className={`flex flex-wrap gap-x-3 tabular-nums ${className}`}>{children}</span>
)

type FigureProps = {
  /** Only a figure outside its limits has a tone. */
  tone?: 'bad' | 'warn' | undefined
  children: ReactNode
}

export const Figure = ({ tone, children }: FigureProps) => (
  <span className={tone && tones[tone]}>{children}</span>
)

const tones = { bad: 'font-semibold text-bad', warn: 'font-semibold text-warn' }
