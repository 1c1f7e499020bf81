import { useRef } from 'react'

import { CopyButton } from '#web/ui/copy/copy-button.tsx'
import { cardGrid } from '#web/ui/layout/card-grid.ts'
import { FoldingSection } from '#web/ui/layout/page-section.tsx'

import { variableMark } from './variable-mark.ts'

/** Clipboard failure: console, selection and a toast. */
export function ExamplePrompts() {
  return (
    <FoldingSection id="exemples" title="Trois prompts à essayer tout de suite">
      <div className={cardGrid[3]}>
        {examples.map((example) => (
          <ExamplePrompt key={example.title} {...example} />
        ))}
      </div>
    </FoldingSection>
  )
}

type Example = { title: string; text: string }

function ExamplePrompt({ title, text }: Example) {
  const textRef = useRef<HTMLParagraphElement>(null)
  return (
    <article className="flex flex-col gap-3 rounded-2 border border-t-3 border-edge border-t-ink bg-card px-5 py-4">
      <h3 className="text-t4">{title}</h3>
      <p
        ref={textRef}
        className="bg-ruled bg-position-[0_-5px] text-small leading-(--ruling)"
        data-prompt-text=""
      >
        {withMarks(text)}
      </p>
      <CopyButton
        text={text}
        what={`le prompt ${title}`}
        subject={title}
        textRef={textRef}
        className="mt-auto self-start"
      />
    </article>
  )
}

/** Its variables, and what stays on one line with the spaces that are copied: a numeral, a sign. */
const marked = /(\[[^[\]]+\]|\d \S|\S :)/

function withMarks(text: string) {
  return text.split(marked).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className={part[0] === '[' ? variableMark : 'whitespace-nowrap'}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}

const examples: Example[] = [
  {
    title: 'Réécrire un titre qui ne reçoit pas de clics',
    text: "Voici un titre de page : [titre actuel]. La requête visée est [mot-clé principal]. Propose cinq titres de 60 caractères au plus, chacun avec un angle différent, et dis pour chacun à quelle intention il répond. N'invente aucun chiffre.",
  },
  {
    title: 'Répondre à un avis négatif sans se justifier',
    text: 'Rédige une réponse publique à cet avis : [avis du client]. Reconnais le fait précis, annonce une action et un délai que nous pouvons tenir : [action possible]. Cinq lignes, ton [ton], aucune formule toute faite.',
  },
  {
    title: 'Préparer une réunion avec un client',
    text: 'À partir de ces notes : [notes brutes], rédige un ordre du jour de 45 minutes pour [nom du client], avec décisions attendues, questions ouvertes, chiffres à apporter. Signale ce qui manque.',
  },
]
