import { RailSection } from '#web/ui/layout/page-section.tsx'

import { DefinitionList } from './definition-list.tsx'
import { variableMark } from './variable-mark.ts'

export function WhatIsAPrompt() {
  return (
    <RailSection
      id="bon-prompt"
      title={'Qu’est-ce qu’un bon prompt\u00a0?'}
      text="Une consigne que l’on pourrait remettre à un confrère. Elle tient en six parties, et chacune se vérifie."
      folds
    >
      <DefinitionList definitions={parts} />
    </RailSection>
  )
}

const parts = [
  {
    term: 'Rôle',
    text: 'Qui parle, en une phrase\u00a0: «\u00a0Tu es consultant SEO, spécialisé dans les refontes.\u00a0»',
  },
  {
    term: 'Contexte',
    text: (
      <>
        Vos variables, nommées&nbsp;: <span className={variableMark}>[URL de la page]</span>,{' '}
        <span className={variableMark}>[mot-clé principal]</span>,{' '}
        <span className={variableMark}>[persona]</span>.
      </>
    ),
  },
  {
    term: 'Méthode',
    text: 'Des étapes numérotées, dans l’ordre où un professionnel les ferait.',
  },
  {
    term: 'Format',
    text: 'Un tableau aux colonnes nommées, un plan, du JSON-LD\u00a0: jamais «\u00a0une réponse détaillée\u00a0».',
  },
  {
    term: 'Limites',
    text: 'Ce que l’assistant doit refuser d’inventer, et ce qu’il doit vous demander.',
  },
  {
    term: 'Vérification',
    text: 'Le contrôle à faire avant de vous rendre la copie.',
  },
]
