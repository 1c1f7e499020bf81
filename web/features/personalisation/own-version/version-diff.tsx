import { DiffText } from '#web/ui/diff/diff-text.tsx'
import { changedWords, textDiff } from '#web/ui/diff/text-diff.ts'

import { onlyChanges } from './versions.ts'

type VersionDiffProps = {
  before: string
  after: string
  /** Names of the two texts in the legend. */
  names: [before: string, after: string]
}

/** The differences between two texts of a prompt, without unchanged passages. */
export function VersionDiff({ before, after, names }: VersionDiffProps) {
  const changes = textDiff(before, after)
  return (
    <section
      className="mt-2 rounded-2 border border-edge bg-card px-4 py-3"
      aria-label="Différences"
    >
      <p className="hint">
        <s>Barré</s>&nbsp;: {names[0]}. <u>Souligné</u>&nbsp;: {names[1]}. {changedWords(changes)}.
      </p>
      <p className="mt-2 text-label wrap-anywhere whitespace-pre-wrap [&_del]:bg-bad-tint [&_del]:text-bad [&_ins]:bg-ok-tint [&_ins]:text-ok">
        <DiffText changes={onlyChanges(changes)} />
      </p>
    </section>
  )
}
