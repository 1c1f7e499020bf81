import { promptMaxLength } from '#shared/items/prompt.ts'
import { countOf, formatNumber } from '#shared/text/plural.ts'
import { parsePrompt } from '#shared/variables/prompt-variables.ts'
import { useFormField } from '#web/admin/form/form.tsx'
import { TextAreaField } from '#web/admin/form/text-area-field.tsx'

/** The text visitors copy, and the variables they will fill in. */
export function PromptText() {
  const field = useFormField<string>()
  const { variables } = parsePrompt(field.value)
  return (
    <div className="stack">
      <TextAreaField
        label="Texte du prompt"
        {...field}
        className="input prompt-text"
        rows={18}
        required
        maxLength={promptMaxLength}
        hint={`Une variable s’écrit entre crochets\u00a0: [mot-clé]. ${formatNumber(field.value.length)}\u00a0caractères.`}
      />
      <section aria-label="Variables">
        <h3 className="label">{countOf(variables.length, 'variable', 'variables')}</h3>
        <ul className="labels">
          {variables.map(({ key, placeholder, occurrences }) => (
            <li key={key} className="badge">
              {placeholder}
              {occurrences > 1 ? <span className="hint">×{occurrences}</span> : null}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
