import type { SiteIdentity } from '#shared/site/site-identity.ts'
import { typeset } from '#shared/text/typography.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { alignedFactList } from '#web/ui/layout/fact-list.ts'

import { legalEdition } from './edition.ts'
import { LegalPage, type LegalSection } from './legal-page.tsx'

type LegalNoticeProps = {
  siteName: string
  /** After «destiné aux». */
  audience: string
  identity: SiteIdentity
  hasAds: boolean
}

/** Who publishes and hosts the site. */
export function LegalNotice(notice: LegalNoticeProps) {
  return <LegalPage title="Mentions légales" sections={sections(notice)} {...legalEdition} />
}

function sections({ siteName, audience, identity, hasAds }: LegalNoticeProps): LegalSection[] {
  return [
    { id: 'editeur', title: 'Éditeur', content: <Publisher identity={identity} /> },
    { id: 'hebergement', title: 'Hébergement', content: <Hosting identity={identity} /> },
    {
      id: 'objet',
      title: 'Objet du site',
      content: (
        <p>
          {siteName} est un catalogue public et gratuit de prompts pour assistants d’intelligence
          artificielle et de GPT personnalisés, destiné aux {typeset(audience)}. C’est un projet
          indépendant, sans lien avec les éditeurs des assistants cités, dont les marques
          appartiennent à leurs titulaires.
        </p>
      ),
    },
    {
      id: 'propriete',
      title: 'Propriété intellectuelle',
      content: (
        <>
          <p>
            La structure du site, ses textes et son apparence sont protégés par le droit d’auteur.
            Leur reprise substantielle demande l’accord écrit de l’éditeur.
          </p>
          <p>
            Les prompts et les rôles des GPT publiés peuvent être copiés, adaptés et employés, y
            compris dans un cadre professionnel, dans les conditions des{' '}
            <PageLink to="/cgu">conditions générales d’utilisation</PageLink>.
          </p>
        </>
      ),
    },
    {
      id: 'responsabilite',
      title: 'Responsabilité',
      content: (
        <>
          <p>
            Les prompts et les GPT sont proposés comme des aides au travail. Un assistant peut se
            tromper&nbsp;: vérifiez toujours ses réponses avant de les employer ou de les publier.
          </p>
          <p>
            L’éditeur veille à l’exactitude des contenus sans pouvoir la garantir, et ne répond pas
            des services tiers vers lesquels le site renvoie. Pour signaler un contenu, écrivez à{' '}
            <Email identity={identity} />.
          </p>
        </>
      ),
    },
    {
      id: 'donnees',
      title: 'Données personnelles',
      content: (
        <p>
          Le traitement des données et vos droits sont décrits dans la{' '}
          <PageLink to="/confidentialite">politique de confidentialité</PageLink>.
        </p>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies',
      content: (
        <p>
          Les pages publiques ne déposent aucun cookie et n’appellent aucun service tiers
          {hasAds ? ', sauf la publicité de Google si vous l’acceptez' : null}. Vos préférences
          d’affichage restent dans le stockage local de votre navigateur.{' '}
          {hasAds ? 'Hors cette publicité, seul' : 'Seul'} l’espace d’administration emploie des
          cookies, strictement nécessaires à son fonctionnement.
        </p>
      ),
    },
    {
      id: 'droit',
      title: 'Droit applicable',
      content: (
        <p>
          Le site est soumis au droit français. À défaut d’accord amiable, tout litige relève des
          tribunaux de Paris, sous réserve des règles impératives de compétence.
        </p>
      ),
    },
    {
      id: 'contact',
      title: 'Contact',
      content: (
        <p>
          Par courriel&nbsp;: <Email identity={identity} />. Par courrier&nbsp;:{' '}
          {identity.company_name}, {identity.company_address}.
        </p>
      ),
    },
  ]
}

type IdentityProps = { identity: SiteIdentity }

function Publisher({ identity }: IdentityProps) {
  return (
    <>
      <p>
        Informations données en application de l’article 1-1 de la loi n°&nbsp;2004-575 du
        21&nbsp;juin&nbsp;2004 pour la confiance dans l’économie numérique.
      </p>
      <dl className={`${alignedFactList} mt-4`}>
        <dt>Éditeur</dt>
        <dd>{identity.company_name}</dd>
        <dt>Forme et capital</dt>
        <dd>
          {identity.company_form} au capital de {typeset(identity.company_capital)}
        </dd>
        <dt>Immatriculation</dt>
        <dd>{typeset(identity.company_rcs)}</dd>
        <dt>Siège</dt>
        <dd>{typeset(identity.company_address)}</dd>
        <dt>Téléphone</dt>
        <dd>{typeset(identity.company_phone)}</dd>
        <dt>Courriel</dt>
        <dd>
          <Email identity={identity} />
        </dd>
        <dt>Directeur de la publication</dt>
        <dd>{identity.publication_director}</dd>
      </dl>
    </>
  )
}

function Hosting({ identity }: IdentityProps) {
  return (
    <dl className={alignedFactList}>
      <dt>Hébergeur</dt>
      <dd>{identity.host_name}</dd>
      <dt>Adresse</dt>
      <dd>{typeset(identity.host_address)}</dd>
      <dt>Téléphone</dt>
      <dd>{typeset(identity.host_phone)}</dd>
    </dl>
  )
}

function Email({ identity }: IdentityProps) {
  return <a href={`mailto:${identity.email}`}>{identity.email}</a>
}
