import type { ItemKind } from '#shared/items/cote.ts'
import { countOf, formatNumber } from '#shared/text/plural.ts'
import { contentWords } from '#web/admin/controls/content-words.ts'
import { StatusBadge } from '#web/admin/controls/status-badge.tsx'
import { useMay } from '#web/admin/session/session.ts'
import type { ApiOutputs } from '#web/loading/trpc.ts'

type Preview = ApiOutputs['admin']['prompts']['previewChange']

type ChangePreviewProps = {
  kind: ItemKind
  preview: Preview
  /** What the field is called. */
  column: string
}

const maxShown = 30

/** What a change would do: how many items it changes, and from what to what. */
export function ChangePreview({ kind, preview, column }: ChangePreviewProps) {
  const { items, inchangees } = preview
  const may = useMay()
  const changing = items.filter(({ obstacle }) => obstacle === null)
  const publicOnes = changing.filter(({ statut }) => statut === 'valide').length
  const copies = changing.filter(({ copie }) => copie).length
  const left = items.length - changing.length
  const others = items.length - maxShown
  return (
    <>
      <output className="flex flex-wrap gap-x-6 gap-y-1 py-3 text-small">
        <Tally count={changing.length} one="change" many="changent" />
        {inchangees > 0 ? <Tally count={inchangees} one="l’a déjà" many="l’ont déjà" /> : null}
        {left > 0 ? <Tally count={left} one="ne peut pas" many="ne peuvent pas" /> : null}
        <Tally count={publicOnes} one="est public" many="sont publics" />
      </output>
      {items.length === 0 ? null : (
        <section
          className="relative max-h-72 overflow-auto max-md:[&_:is(th,td):last-child]:hidden [&_td]:py-1 lg:pointer-fine:[&_td]:py-0.5 lg:pointer-fine:[&_th]:h-8.5"
          aria-label="Aperçu des changements"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
          tabIndex={0}
        >
          <table className="tbl tbl-plain">
            <thead>
              <tr>
                <th scope="col">{contentWords[kind].noun}</th>
                <th scope="col">{column}</th>
                <th scope="col">Visible</th>
              </tr>
            </thead>
            <tbody>
              {items.slice(0, maxShown).map((item) => (
                <tr key={item.id}>
                  <td className="c-ttl">
                    <strong>{item.titre}</strong>
                  </td>
                  <td>
                    <FromTo {...item} />
                  </td>
                  <td>
                    <StatusBadge tone={item.statut}>
                      {item.statut === 'valide' ? 'public' : visibilities[item.statut]}
                    </StatusBadge>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <p className={items.length === 0 ? 'hint' : 'hint mt-3'}>
        {others > 0 ? `et ${countOf(others, 'autre', 'autres')}. ` : null}
        {copies > 0
          ? `${countOf(copies, 'a des modifications à publier, qui reçoivent', 'ont des modifications à publier, qui reçoivent')} aussi ce changement. `
          : null}
        {may('journal.read')
          ? 'Chaque fiche garde sa révision\u00a0; le journal saura tout annuler tant qu’aucune n’est modifiée de nouveau.'
          : 'Chaque fiche garde sa révision.'}
      </p>
    </>
  )
}

const visibilities = { brouillon: 'brouillon', refuse: 'refusé' } as const

type TallyProps = { count: number; one: string; many: string }

const Tally = ({ count, one, many }: TallyProps) => (
  <span>
    <b className="mr-1 font-display text-t3 leading-none font-demi">{formatNumber(count)}</b>{' '}
    {count < 2 ? one : many}
  </span>
)

function FromTo({ avant, apres, obstacle }: Preview['items'][number]) {
  if (obstacle !== null) return <span className="hint">{obstacle}</span>
  return (
    <>
      <del className="text-bad">{avant === '' ? 'aucune' : avant}</del>{' '}
      <ins className="font-bold text-ok no-underline">{apres === '' ? 'aucune' : apres}</ins>
    </>
  )
}
