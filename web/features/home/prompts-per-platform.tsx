import { RailSection } from '#web/ui/layout/page-section.tsx'

import { DefinitionList } from './definition-list.tsx'

/** The assistants a prompt opens in, told apart by what the product itself does with each. */
export function PromptsPerPlatform() {
  return (
    <RailSection
      id="assistants"
      title="Un même prompt, six assistants"
      text={
        'Le texte est le même partout. Ce qui change\u00a0: la façon dont il arrive, et ce que vous lui joignez. Trop long pour une adresse, il est copié\u00a0: collez-le.'
      }
      folds
    >
      <DefinitionList definitions={assistants} />
      <p className="mt-2 text-micro text-ink-3">
        Les six conservent vos échanges selon leurs propres réglages&nbsp;: regardez-les avant d’y
        mettre les données d’un client.
      </p>
    </RailSection>
  )
}

const assistants = [
  {
    term: 'ChatGPT',
    text: 'Le prompt s’ouvre dans une nouvelle discussion. Joignez vos exports en CSV\u00a0: ils se lisent mieux qu’un tableau collé.',
  },
  {
    term: 'Claude',
    text: 'Le prompt s’ouvre dans une nouvelle discussion. Placez les longs documents avant la consigne, et demandez la citation exacte qui fonde chaque constat.',
  },
  {
    term: 'Gemini',
    text: 'Le prompt est copié d’abord\u00a0: collez-le si le champ est vide. Vérifiez chaque lien cité avant de le reprendre.',
  },
  {
    term: 'Le Chat',
    text: 'Le prompt est copié\u00a0: collez-le dans une nouvelle discussion. Dites dans quelle langue répondre si vos documents sont en anglais.',
  },
  {
    term: 'Perplexity',
    text: 'La recherche part dès l’ouverture\u00a0: remplissez les variables avant. Ouvrez les sources qu’il cite, et gardez celles qui disent bien ce qu’il leur fait dire.',
  },
  {
    term: 'Copilot',
    text: 'Le prompt est copié\u00a0: collez-le dans une nouvelle discussion. Joignez vos fichiers un par un si l’envoi groupé est refusé.',
  },
]
