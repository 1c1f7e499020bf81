import type { SiteIdentity } from '#shared/site/site-identity.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { ExternalLink } from '#web/ui/external-link.tsx'

import { legalEdition } from './edition.ts'
import { LegalPage, type LegalSection } from './legal-page.tsx'
import { RetentionTable } from './retention-table.tsx'

type PrivacyPolicyProps = {
  siteName: string
  identity: SiteIdentity
  hasAds: boolean
  /** Whether administrators sign in with Cloudflare's challenge in place of the site's own. */
  usesTurnstile: boolean
}

/** What the product does with data, as it does it. */
export function PrivacyPolicy(policy: PrivacyPolicyProps) {
  return (
    <LegalPage
      title="Politique de confidentialité"
      sections={[...collection(policy), ...treatment(policy), ...rights(policy)]}
      {...legalEdition}
    />
  )
}

function collection({ siteName, identity, hasAds }: PrivacyPolicyProps): LegalSection[] {
  return [
    {
      id: 'responsable',
      title: 'Responsable du traitement',
      content: (
        <p>
          Le responsable du traitement des données de {siteName} est {identity.company_name},{' '}
          {identity.company_address}, joignable à{' '}
          <a href={`mailto:${identity.email}`}>{identity.email}</a>.
        </p>
      ),
    },
    {
      id: 'donnees',
      title: 'Données recueillies',
      content: (
        <>
          <p>
            Le catalogue se consulte sans compte. Aucune page publique ne dépose de cookie ni
            n’appelle de service tiers
            {hasAds ? ' tant que vous n’avez pas accepté la publicité' : null}.
          </p>
          <ul>
            <li>
              <strong>Navigation</strong>&nbsp;: votre adresse IP et la page demandée sont traitées
              par l’hébergeur le temps de répondre. Pour limiter les abus, le site compte les
              recherches et les demandes répétées de chaque adresse pendant trente minutes au plus,
              sous une empreinte à clé secrète qui ne permet pas de retrouver l’adresse. Il note les
              adresses du site demandées en vain, sans dire par qui. Son journal technique ne
              retient que les erreurs et le bilan des tâches automatiques, sans adresse IP ni texte
              saisi.
            </li>
            <li>
              <strong>Recherches</strong>&nbsp;: le site compte par jour les textes recherchés et le
              nombre de leurs résultats, sans aucun identifiant. Un texte qui ressemble à une
              adresse électronique ou à un numéro de téléphone n’est pas compté.
            </li>
            <li>
              <strong>Signalements</strong>&nbsp;: la page que vous signalez et ce que vous en
              dites, sans compte ni identifiant. Votre texte est gardé tel que vous l’écrivez&nbsp;:
              n’y mettez ni nom ni adresse.
            </li>
            <li>
              <strong>Contact</strong>&nbsp;: l’adresse et le contenu des messages que vous nous
              écrivez.
            </li>
            <li>
              <strong>Comptes de l’administration</strong>&nbsp;: adresse électronique, mot de passe
              haché, rôle et date de la dernière connexion&nbsp;; pour un second facteur, la partie
              publique de chaque clé d’accès, le nom de son appareil et la date de son dernier
              usage, le secret chiffré des codes à usage unique et l’empreinte des codes de secours.
              Chaque session garde le navigateur et l’adresse IP tronquée. Un journal de sécurité
              retient les connexions, réussies ou non, avec l’adresse électronique masquée, le
              navigateur et l’adresse IP tronquée. Si l’inscription est ouverte, l’adresse d’un
              visiteur qui s’inscrit est conservée de même.
            </li>
            <li>
              <strong>Préférences</strong>&nbsp;: le thème, l’assistant préféré, vos profils
              clients, celui que vous avez commencé à écrire, ce que vous avez refusé d’y ajouter,
              le client choisi et vos sélections, avec leurs titres et vos notes, ainsi que le
              parcours suivi et ses étapes cochées, restent dans le stockage local de votre
              navigateur. Nous n’en conservons rien. Sous «&nbsp;Mes données&nbsp;», la page{' '}
              <PageLink to="/profils">Mes profils clients</PageLink> dit ce que votre navigateur
              garde de vos profils, valeurs saisies, versions de prompts, sélections et choix,
              l’enregistre dans un fichier sur votre appareil, le relit d’un tel fichier et efface
              tout, dernières fiches utilisées et étapes de parcours comprises&nbsp;: ce fichier ne
              passe par aucun serveur, et c’est vous qui le gardez. Un lien de partage porte une
              sélection dans une partie de l’adresse qui n’est envoyée à aucun serveur. Pour
              afficher une sélection ou un document client, la page demande au site les titres et
              les textes des fiches, comme si vous les ouvriez&nbsp;; les notes et les valeurs ne
              sont jamais envoyées.
            </li>
            <li>
              <strong>Vos versions du texte d’un prompt</strong>&nbsp;: elles restent dans votre
              navigateur, à côté du texte d’origine, jusqu’à ce que vous reveniez à l’original. Un
              lien personnalisé porte la vôtre, si vous le voulez, dans la même partie de l’adresse
              que vos valeurs.
            </li>
            <li>
              <strong>Valeurs saisies dans un prompt</strong>&nbsp;: elles restent dans votre
              navigateur, 90&nbsp;jours après la dernière saisie, puis jusqu’à votre visite
              suivante, et s’effacent d’un clic sur la page du prompt ou sous
              «&nbsp;Reprendre&nbsp;», à l’accueil, qui les rappelle avec les dernières fiches
              utilisées. La réponse d’un assistant que vous collez sous un prompt pour la contrôler
              y reste de même, et s’efface là où elle est. Une valeur n’entre dans un profil client
              que si vous l’y ajoutez. Celles qu’un lien reçu remplace sont gardées de côté, le
              temps que vous choisissiez. Un lien personnalisé les porte dans une partie de
              l’adresse qui n’est envoyée à aucun serveur. Lorsque vous ouvrez un assistant, votre
              texte complet lui est transmis dans l’adresse de la page ouverte, ou copié pour que
              vous l’y colliez, et relève alors de sa propre politique.
            </li>
            <li>
              <strong>Connecteur d’assistant</strong>&nbsp;: si vous reliez votre assistant au site,
              il nous transmet ses recherches, les fiches qu’il ouvre et les valeurs dont il remplit
              un prompt. Elles servent à lui répondre. Seules les recherches sont comptées, comme
              ci-dessus&nbsp;; le reste n’est pas conservé.
            </li>
            <li>
              <strong>Pages hors ligne</strong>&nbsp;: pour fonctionner sans connexion, le site
              enregistre dans votre navigateur ses propres fichiers et jusqu’à 60&nbsp;pages
              publiques, ouvertes, commencées ou gardées, ou toutes si vous le demandez. Elles sont
              demandées sans cookie&nbsp;; rien de ce que vous tapez n’y figure et rien n’est
              envoyé. Vous pouvez tout effacer et refuser cet enregistrement sur la page{' '}
              <PageLink to="/hors-ligne">Disponible hors ligne</PageLink>.
            </li>
            {hasAds ? (
              <li>
                <strong>Publicité</strong>&nbsp;: si vous l’acceptez, et alors seulement, la page
                charge un script de Google (AdSense). Votre navigateur transmet à Google votre
                adresse IP, la page consultée et des informations sur votre appareil, et Google lit
                et dépose des cookies. Nous n’en recevons rien qui vous identifie.
              </li>
            ) : null}
          </ul>
        </>
      ),
    },
    {
      id: 'finalites',
      title: 'Finalités',
      content: (
        <ul>
          <li>servir les pages et les protéger contre les abus&nbsp;;</li>
          <li>savoir ce que les visiteurs cherchent, pour compléter le catalogue&nbsp;;</li>
          <li>répondre à vos messages&nbsp;;</li>
          {hasAds ? <li>financer le site par la publicité, si vous l’acceptez&nbsp;;</li> : null}
          <li>sécuriser l’espace d’administration et en tracer les accès.</li>
        </ul>
      ),
    },
    {
      id: 'bases',
      title: 'Bases légales',
      content: (
        <ul>
          <li>
            <strong>Intérêt légitime</strong>&nbsp;: sécurité du site, compte des recherches et
            journal d’administration.
          </li>
          <li>
            <strong>Mesures précontractuelles ou intérêt légitime</strong>&nbsp;: réponse à vos
            messages.
          </li>
          <li>
            <strong>Obligation légale</strong>&nbsp;: conservation des données que la loi impose.
          </li>
          {hasAds ? (
            <li>
              <strong>Consentement</strong>&nbsp;: publicité.
            </li>
          ) : null}
        </ul>
      ),
    },
  ]
}

function treatment({ identity, hasAds }: PrivacyPolicyProps): LegalSection[] {
  return [
    {
      id: 'destinataires',
      title: 'Destinataires',
      content: (
        <p>
          Les personnes habilitées à l’administration du site, et les sous-traitants
          techniques&nbsp;: {identity.host_name}, {identity.host_address}, qui distribue les pages
          et exécute le service, et l’hébergement de la base de données libSQL qui contient le
          catalogue.{' '}
          {hasAds
            ? 'Si vous acceptez la publicité, Google Ireland Limited et les partenaires publicitaires de Google reçoivent de votre navigateur ce que dit le paragraphe Publicité. Nous ne vendons ni ne louons aucune donnée.'
            : 'Aucune donnée n’est vendue, louée ni transmise à une régie.'}
        </p>
      ),
    },
    {
      id: 'transferts',
      title: 'Transferts hors de l’Union européenne',
      content: (
        <p>
          {identity.host_name} et l’hébergement de la base de données peuvent traiter des données
          techniques hors de l’Union européenne. Un tel transfert repose sur une décision
          d’adéquation, aux États-Unis celle du cadre de protection des données
          UE&nbsp;-&nbsp;États-Unis (Data Privacy Framework), et à défaut sur les clauses
          contractuelles types de la Commission européenne.
          {hasAds ? ' Il en va de même de Google, si vous acceptez la publicité.' : null}
        </p>
      ),
    },
    { id: 'conservation', title: 'Durées de conservation', content: <RetentionTable /> },
  ]
}

function rights({ identity, hasAds, usesTurnstile }: PrivacyPolicyProps): LegalSection[] {
  return [
    {
      id: 'droits',
      title: 'Vos droits',
      content: (
        <>
          <p>
            Vous pouvez demander l’accès à vos données, leur rectification, leur effacement, la
            limitation de leur traitement et leur portabilité, vous opposer à un traitement fondé
            sur l’intérêt légitime, et fixer des directives pour l’après-décès. Écrivez à{' '}
            <a href={`mailto:${identity.email}`}>{identity.email}</a>&nbsp;: nous répondons dans un
            délai d’un mois.
          </p>
          {hasAds ? (
            <p>
              Vous pouvez retirer à tout moment votre accord à la publicité, par le lien
              «&nbsp;Gérer mes choix&nbsp;» en bas de chaque page.
            </p>
          ) : null}
          <p>
            Vous pouvez aussi saisir la{' '}
            <ExternalLink href="https://www.cnil.fr/fr/plaintes">
              Commission nationale de l’informatique et des libertés (CNIL)
            </ExternalLink>
            .
          </p>
        </>
      ),
    },
    {
      id: 'securite',
      title: 'Sécurité',
      content: (
        <p>
          Échanges chiffrés, politique de contenu stricte, mots de passe des administrateurs hachés,
          second facteur proposé aux administrateurs, limitation des tentatives de connexion,{' '}
          {usesTurnstile
            ? 'épreuve anti-robot de Cloudflare (Turnstile), chargée sur la seule page de connexion'
            : 'épreuve anti-robot calculée par votre navigateur sans service tiers'}
          , journal des accès et masquage des adresses électroniques dans ce journal.
        </p>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies',
      content: (
        <p>
          {hasAds
            ? 'Aucun sur les pages publiques tant que vous n’avez pas accepté la publicité. Votre réponse reste six mois au plus dans le stockage local de votre navigateur, sans nous être envoyée. Si vous acceptez, Google dépose des cookies qui durent treize mois au plus\u00a0; si vous changez d’avis, la page efface ceux qui portent le nom de ce site et se recharge sans publicité. '
            : 'Aucun sur les pages publiques, donc aucun bandeau. '}
          L’espace d’administration emploie quatre cookies exemptés de consentement&nbsp;: celui de
          la session, valable trente minutes et renouvelé pendant l’activité&nbsp;; celui qui attend
          le second facteur d’une connexion, valable cinq minutes&nbsp;; celui qui reconnaît un
          appareil déjà connecté, pour que personne n’en bloque l’accès par de fausses tentatives,
          valable trente jours&nbsp;; celui qui retient l’état du menu, valable sept jours.
          {hasAds
            ? null
            : ' Si de la publicité était un jour activée, elle ne le serait qu’avec votre accord préalable.'}
        </p>
      ),
    },
    {
      id: 'modifications',
      title: 'Modifications',
      content: (
        <p>
          Cette politique évolue avec le site. Sa date et son numéro de version figurent en tête de
          page.
        </p>
      ),
    },
    {
      id: 'contact',
      title: 'Contact',
      content: (
        <p>
          Pour toute question sur vos données&nbsp;:{' '}
          <a href={`mailto:${identity.email}`}>{identity.email}</a>, ou par courrier à{' '}
          {identity.company_name}, {identity.company_address}.
        </p>
      ),
    },
  ]
}
