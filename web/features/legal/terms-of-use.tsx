import type { PublicIdentity } from '#shared/site/site-identity.ts'
import { PageLink } from '#web/navigation/page-link.tsx'

import { legalEdition } from './edition.ts'
import { LegalPage, type LegalSection } from './legal-page.tsx'

type TermsOfUseProps = { siteName: string; identity: PublicIdentity }

/** What a visitor may do with the catalogue. */
export function TermsOfUse({ siteName, identity }: TermsOfUseProps) {
  return (
    <LegalPage
      title="Conditions générales d’utilisation"
      sections={sections(siteName, identity)}
      {...legalEdition}
    />
  )
}

function sections(siteName: string, identity: PublicIdentity): LegalSection[] {
  return [
    {
      id: 'objet',
      title: 'Objet',
      content: (
        <p>
          Ces conditions règlent l’usage du site {siteName}, édité par {identity.company_name}.
          Consulter le site vaut acceptation de ces conditions.
        </p>
      ),
    },
    {
      id: 'definitions',
      title: 'Définitions',
      content: (
        <ul>
          <li>
            <strong>Prompt</strong>&nbsp;: consigne écrite à remettre à un assistant d’intelligence
            artificielle.
          </li>
          <li>
            <strong>Variable</strong>&nbsp;: passage entre crochets d’un prompt, à remplacer par vos
            propres informations.
          </li>
          <li>
            <strong>GPT</strong>&nbsp;: assistant personnalisé, accessible par un lien vers un
            service tiers.
          </li>
          <li>
            <strong>Assistant</strong>&nbsp;: service tiers, tel que ChatGPT, Claude, Gemini, Le
            Chat, Perplexity ou Copilot, dans lequel un prompt s’emploie.
          </li>
          <li>
            <strong>Visiteur</strong>&nbsp;: toute personne qui consulte le site.
          </li>
        </ul>
      ),
    },
    {
      id: 'acces',
      title: 'Accès',
      content: (
        <p>
          L’accès aux contenus publics est libre, gratuit et sans inscription. Le site peut être
          interrompu pour maintenance. L’espace d’administration est réservé aux personnes
          habilitées. Les services des assistants ont leurs propres conditions, et certains
          demandent un compte.
        </p>
      ),
    },
    {
      id: 'utilisation',
      title: 'Utilisation',
      content: (
        <>
          <p>Sont interdits&nbsp;:</p>
          <ul>
            <li>
              l’extraction automatisée et massive du catalogue, hors indexation ordinaire par un
              moteur et hors des accès que le site offre à cette fin (exports, flux Atom, fiches en
              markdown, connecteur d’assistant)&nbsp;;
            </li>
            <li>la revente du catalogue, en tout ou en partie, tel quel&nbsp;;</li>
            <li>l’emploi des contenus à des fins illicites, trompeuses ou de harcèlement&nbsp;;</li>
            <li>
              les tentatives d’accès non autorisé, d’intrusion ou de contournement des limites
              techniques&nbsp;;
            </li>
            <li>toute action qui surcharge ou perturbe le service&nbsp;;</li>
            <li>l’usurpation de l’identité de l’éditeur ou d’un auteur.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'contenus',
      title: 'Contenus et propriété intellectuelle',
      content: (
        <>
          <p>
            Vous pouvez copier, adapter et employer les prompts et les rôles des GPT pour vos
            travaux et ceux de vos clients, sans redevance. Cette autorisation, non exclusive, ne
            couvre pas la republication du catalogue ni de la base de données qui le porte.
          </p>
          <p>
            Ce que vous obtenez d’un assistant dépend de ses propres conditions&nbsp;: il vous
            revient de vérifier que vous pouvez l’employer.
          </p>
        </>
      ),
    },
    {
      id: 'responsabilite',
      title: 'Responsabilité',
      content: (
        <p>
          Les prompts et les GPT sont fournis en l’état. L’éditeur ne garantit ni le résultat obtenu
          d’un assistant, ni un effet sur le classement d’un site. Le visiteur relit et vérifie
          toute réponse avant de l’employer, et s’abstient de transmettre à un assistant des données
          qu’il n’a pas le droit de lui confier.
        </p>
      ),
    },
    {
      id: 'donnees',
      title: 'Données personnelles',
      content: (
        <p>
          Les valeurs saisies dans un prompt restent dans votre navigateur, sauf lorsque vous ouvrez
          un assistant&nbsp;: votre texte lui est alors transmis dans l’adresse, ou copié pour que
          vous l’y colliez. Un lien personnalisé que vous partagez les porte aussi. Le détail figure
          dans la <PageLink to="/confidentialite">politique de confidentialité</PageLink>.
        </p>
      ),
    },
    {
      id: 'modifications',
      title: 'Modifications',
      content: (
        <p>
          L’éditeur peut modifier ces conditions. La version applicable est celle en ligne au jour
          de la consultation, avec sa date et son numéro.
        </p>
      ),
    },
    {
      id: 'fin',
      title: 'Fin de l’accès',
      content: (
        <p>
          L’éditeur peut limiter ou bloquer l’accès de quiconque enfreint ces conditions. Vous
          pouvez cesser d’utiliser le site à tout moment&nbsp;: aucun compte n’est à fermer.
        </p>
      ),
    },
    {
      id: 'droit',
      title: 'Droit applicable',
      content: (
        <p>
          Ces conditions sont soumises au droit français. À défaut d’accord amiable, tout litige
          relève des tribunaux de Paris, sous réserve des règles impératives de compétence.
        </p>
      ),
    },
    {
      id: 'contact',
      title: 'Contact',
      content: (
        <p>
          Pour toute question&nbsp;: <a href={`mailto:${identity.email}`}>{identity.email}</a>.
        </p>
      ),
    },
  ]
}
