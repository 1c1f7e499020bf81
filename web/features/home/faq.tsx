type FaqProps = { email: string }

export function Faq({ email }: FaqProps) {
  return (
    <section className="section" aria-labelledby="questions">
      <div className="rail">
        <div className="rail-head">
          <h2 id="questions">Questions fréquentes</h2>
          <p>
            Une autre question&nbsp;? <a href={`mailto:${email}`}>Écrivez-nous</a>.
          </p>
        </div>
        <div className="rail-body">
          <ul className="faqs">
            {questions.map(({ id, question, answer }) => (
              <li key={id} id={id}>
                <h3>
                  <a href={`#${id}`}>{question}</a>
                </h3>
                <p>{answer}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
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
