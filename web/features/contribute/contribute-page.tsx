import type { PublicIdentity } from '#shared/site/site-identity.ts'
import { typeset } from '#shared/text/typography.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { ExternalLink } from '#web/ui/external-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { cardGrid } from '#web/ui/layout/card-grid.ts'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { pageSection, RailSection } from '#web/ui/layout/page-section.tsx'
import { sheet } from '#web/ui/layout/sheet.tsx'
import { StepList } from '#web/ui/step-list.tsx'

type ContributePageProps = { identity: PublicIdentity }

/** Contributions happen on the community server, outside this product. */
export function ContributePage({ identity }: ContributePageProps) {
  return (
    <div className="page-width">
      <PageHead
        title="Contribuer"
        intro={
          'Les fiches se proposent et se discutent sur notre serveur communautaire. Ici, rien à remplir\u00a0: rejoignez-le, déposez votre texte, nous en parlons avec vous.'
        }
      />
      <section className={pageSection} aria-labelledby="etapes">
        <h2 id="etapes">Proposer une fiche en trois étapes</h2>
        <StepList steps={steps} className="mt-6" />
        <p className="mt-6">
          <ExternalLink
            className={buttonClass({ variant: 'accent', size: 'lg' })}
            href={identity.community_url}
          >
            <Icon name="ext" />
            Rejoindre la communauté
          </ExternalLink>
        </p>
      </section>
      {identity.tools.length > 0 ? <Tools tools={identity.tools} /> : null}
    </div>
  )
}

const steps = [
  {
    title: 'Rejoignez le serveur',
    text: 'L’invitation s’ouvre dans un nouvel onglet.',
  },
  {
    title: 'Déposez votre texte',
    text: 'Le prompt ou le GPT, la tâche qu’il règle, un exemple de données à lui donner et ce que vous en attendez.',
  },
  {
    title: 'Relisez avec nous',
    text: 'Nos questions et vos réponses précisent le texte. Si la fiche paraît, elle porte votre nom si vous le souhaitez.',
  },
]

function Tools({ tools }: Pick<PublicIdentity, 'tools'>) {
  return (
    <RailSection
      id="outils"
      title="Les autres outils de l’équipe"
      text="Ils vivent sur leurs propres sites."
    >
      <ul className={cardGrid[2]}>
        {tools.map((tool) => (
          <li key={tool.url} className={sheet}>
            <h3>
              <ExternalLink href={tool.url}>{typeset(tool.nom)}</ExternalLink>
            </h3>
            <p className="mt-3">{typeset(tool.description)}</p>
          </li>
        ))}
      </ul>
    </RailSection>
  )
}
