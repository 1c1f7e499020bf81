import type { CheckedLink } from '#worker/services/links/check-links.ts'

/** What was looked at in three groups, the dead first, a line each with what was seen. */
export function toldLinks(checked: readonly CheckedLink[]): string {
  const doubtful = checked.filter((one) => !isDead(one) && !isAlive(one))
  return [
    ...group('dead', checked.filter(isDead)),
    ...group('doubtful, which nobody is told of', doubtful),
    ...group('alive', checked.filter(isAlive)),
  ].join('\n')
}

const isDead = ({ state }: CheckedLink) => state.etat === 'mort'
const isAlive = ({ look }: CheckedLink) => look.verdict === 'vivant'

const group = (what: string, links: CheckedLink[]): string[] => [
  `${links.length} ${what}`,
  ...links
    .toSorted((a, b) => a.adresse.localeCompare(b.adresse))
    .map(
      ({ adresse, look, state }) => `  ${adresse}  ${look.constat}${since(state.absent_depuis)}`,
    ),
]

const since = (day: string | null) => (day === null ? '' : `, gone since ${day}`)
