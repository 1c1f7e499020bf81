import { Fragment, useId, type ReactNode } from 'react'

import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'

type SegmentedOption<Value extends string> = { value: Value; label: string; icon?: IconName }

export type SegmentLinkProps = { children: ReactNode; 'aria-current': 'true' | undefined }

type SegmentedProps<Value extends string> = {
  className?: string
  label: string
  options: SegmentedOption<Value>[]
  current: Value
  renderLink: (value: Value, props: SegmentLinkProps) => ReactNode
}

/** One choice among a few, each a link: it works before the script and one is always chosen. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { className, label, options, current, renderLink } = props
  const labelId = useId()
  return (
    <div className={className}>
      <span className="label" id={labelId}>
        {label}
      </span>
      <fieldset className="seg" aria-labelledby={labelId}>
        {options.map((option) => (
          <Fragment key={option.value}>
            {renderLink(option.value, {
              'aria-current': option.value === current ? 'true' : undefined,
              children: (
                <>
                  {option.icon ? <Icon name={option.icon} /> : null}
                  {option.label}
                </>
              ),
            })}
          </Fragment>
        ))}
      </fieldset>
    </div>
  )
}
