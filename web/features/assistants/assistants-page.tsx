import { assistantTexts } from '#shared/site/texts/assistant-texts.ts'
import { typeset } from '#shared/text/typography.ts'
import { useTexts } from '#web/loading/site.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { cardGrid } from '#web/ui/layout/card-grid.ts'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { RailSection } from '#web/ui/layout/page-section.tsx'
import { sheet } from '#web/ui/layout/sheet.tsx'
import { TopicList } from '#web/ui/topic-list.tsx'

import {
  type AssistantServer,
  type AssistantSetting,
  assistantSettings,
} from './assistant-settings.ts'
import { CopiedText } from './copied-text.tsx'

/** What people need to connect their assistant: what it may do here, and settings to paste. */
export function AssistantsPage(server: AssistantServer) {
  return (
    <div className="page-width">
      <PageHead
        title="Le fonds dans votre assistant"
        intro={
          'Reliez Claude, ChatGPT, Le Chat, Cursor ou VS Code au catalogue\u00a0: votre assistant cherche une fiche, lit le prompt et le remplit avec vous. Le connecteur est gratuit, sans compte sur ce site.'
        }
      />
      <RailSection
        id="adresse"
        title="L’adresse à donner"
        text="Elle suffit à tout assistant qui accepte un serveur MCP distant."
      >
        <CopiedText text={server.address} what="l’adresse du connecteur" />
      </RailSection>
      <Abilities />
      <RailSection
        id="reglages"
        title="Régler votre assistant"
        text={
          'Les menus changent de nom d’une version à l’autre. Cherchez «\u00a0connecteurs\u00a0» ou «\u00a0MCP\u00a0».'
        }
      >
        <ul className={cardGrid[2]}>
          {assistantSettings(server).map((setting) => (
            <Setting key={setting.id} {...setting} />
          ))}
        </ul>
      </RailSection>
      <GoodToKnow />
    </div>
  )
}

function Setting({ assistant, steps, text, what }: AssistantSetting) {
  return (
    <li className={`${sheet} flex flex-col`}>
      <h3>{assistant}</h3>
      <Steps steps={steps} />
      <CopiedText text={text} what={what} className="mt-auto pt-4" />
    </li>
  )
}

function Steps({ steps }: Pick<AssistantSetting, 'steps'>) {
  if (steps.length === 1) return <p className="mt-3 text-small">{steps[0]}</p>
  return (
    <ol className="mt-3 list-decimal space-y-1 pl-5 text-small marker:text-accent">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}

function Abilities() {
  const { assistant_example } = useTexts(assistantTexts)
  return (
    <RailSection
      id="possibilites"
      title="Ce qu’il peut faire"
      text={`Essayez\u00a0: «\u00a0${typeset(assistant_example)}\u00a0»`}
    >
      <TopicList topics={abilities} />
    </RailSection>
  )
}

const abilities = [
  {
    title: 'Chercher',
    text: 'Par mots, par catégorie, par niveau ou par assistant, avec le moteur du site.',
  },
  {
    title: 'Lire une fiche',
    text: 'Le texte entier d’un prompt et ses variables, ou la méthode et les limites d’un GPT.',
  },
  {
    title: 'Remplir un prompt',
    text: 'Il demande ce qui manque, avec l’aide et les réponses proposées du site, puis rend le texte fini. Si votre assistant propose les prompts d’un connecteur, leurs variables deviennent des champs.',
  },
  {
    title: 'Joindre une fiche',
    text: 'Toute fiche se joint à une conversation en Markdown, avec son adresse et sa date.',
  },
]

function GoodToKnow() {
  return (
    <RailSection id="a-savoir" title="Bon à savoir">
      <div className="prose">
        <ul>
          <li>Le connecteur ne fait que lire, et seulement les fiches publiées.</li>
          <li>
            Votre conversation reste chez votre assistant. Nous recevons les mots qu’il cherche,
            l’adresse des fiches qu’il lit et, s’il remplit un prompt, les valeurs de ses champs,
            que nous ne gardons pas.
          </li>
          <li>
            Les mots recherchés sont comptés par jour, sans identifiant, comme ceux du site. Le
            reste est dans la{' '}
            <PageLink to="/confidentialite">politique de confidentialité</PageLink>.
          </li>
          <li>
            Le nombre d’appels par minute est limité. Au-delà, l’assistant est invité à patienter.
          </li>
        </ul>
      </div>
    </RailSection>
  )
}
