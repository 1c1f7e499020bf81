import { RailSection } from '#web/ui/layout/page-section.tsx'

type FaqProps = { email: string }

export function Faq({ email }: FaqProps) {
  return (
    <RailSection
      id="questions"
      title="Questions fréquentes"
      text={
        <>
          Une autre question&nbsp;? <a href={`mailto:${email}`}>Écrivez-nous</a>.
        </>
      }
      folds
    >
      <ul className="grid gap-(--gap) md:grid-cols-2">
        {questions.map(({ id, question, answer }) => (
          <li
            key={id}
            id={id}
            className="rounded-2 border border-l-4 border-edge border-l-edge-2 bg-card p-5 transition-colors duration-200 focus-within:border-l-accent focus-within:bg-accent-tint hover:border-l-accent hover:bg-accent-tint"
          >
            <h3 className="text-t4">
              <a href={`#${id}`} className="inline-flex min-h-7 text-inherit no-underline">
                {question}
              </a>
            </h3>
            <p className="mt-2 text-small text-ink-2">{answer}</p>
          </li>
        ))}
      </ul>
    </RailSection>
  )
}

const questions = [
  {
    id: 'question-compte',
    question: 'Faut-il créer un compte\u00a0?',
    answer: 'Non. Tout le fonds se consulte, se copie et se personnalise sans inscription.',
  },
  {
    id: 'question-valeurs',
    question: 'Où vont les valeurs que je saisis\u00a0?',
    answer:
      'Elles restent dans votre navigateur. Seuls l’assistant que vous ouvrez et le lien personnalisé que vous partagez les emportent.',
  },
  {
    id: 'question-assistant',
    question: 'Avec quel assistant les utiliser\u00a0?',
    answer:
      'ChatGPT, Claude, Gemini, Le Chat, Perplexity ou Copilot\u00a0: le texte d’un prompt est le même pour tous.',
  },
  {
    id: 'question-clients',
    question: 'Puis-je les utiliser pour mes clients\u00a0?',
    answer:
      'Oui, y compris dans un cadre commercial. Relisez toujours le résultat avant de le livrer.',
  },
]
