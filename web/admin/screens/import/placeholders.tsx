import type { Convention, FoundConvention } from '#shared/import/mapping.ts'
import { countOf } from '#shared/text/plural.ts'
import { Choice } from '#web/ui/fields/choice.tsx'

type PlaceholdersProps = {
  found: readonly FoundConvention[]
  chosen: readonly Convention[]
  onChange: (chosen: Convention[]) => void
}

/** How each convention writes a name. */
const written: Record<Convention, (name: string) => string> = {
  doubles: (name) => `{{${name}}}`,
  dollar: (name) => `\${${name}}`,
  accolades: (name) => `{${name}}`,
  chevrons: (name) => `<${name}>`,
}

/** What is to be filled in, as others write it: each convention is rewritten or left as it is. */
export function Placeholders({ found, chosen, onChange }: PlaceholdersProps) {
  if (found.length === 0) return null
  return (
    <fieldset className="grid gap-2">
      <legend className="label">Emplacements à remplir trouvés dans les textes</legend>
      {found.map((one) => {
        const { convention, exemples } = one
        const name = exemples[0] ?? 'nom'
        return (
          <Choice
            key={convention}
            name="emplacements"
            isMany
            isChosen={chosen.includes(convention)}
            onChoose={() =>
              onChange(
                chosen.includes(convention)
                  ? chosen.filter((other) => other !== convention)
                  : [...chosen, convention],
              )
            }
            title={`Traduire ${written[convention](name)} en [${name}]`}
          >
            {factsOf(one)}
          </Choice>
        )
      })}
      <p className="hint">
        Ce qui n’est pas traduit reste tel quel&nbsp;: sans crochets, la page n’a pas de champ à
        remplir.
      </p>
    </fieldset>
  )
}

function factsOf({
  convention,
  nombre,
  lignes,
  exemples,
  avecValeur,
  ecartees,
  doute,
}: FoundConvention): string {
  const others = exemples.slice(1, 4).map(written[convention])
  return [
    `${countOf(nombre, 'emplacement', 'emplacements')} dans ${countOf(lignes, 'fiche', 'fiches')}${others.length > 0 ? `, comme ${others.join(', ')}` : ''}.`,
    ...(avecValeur > 0
      ? [
          `${countOf(avecValeur, 'valeur par défaut sera perdue', 'valeurs par défaut seront perdues')}.`,
        ]
      : []),
    ...(ecartees > 0 && doute === null
      ? [
          `${countOf(ecartees, 'texte de code est laissé tel quel', 'textes de code sont laissés tels quels')}.`,
        ]
      : []),
    ...(doute === null ? [] : [doute]),
  ].join(' ')
}
