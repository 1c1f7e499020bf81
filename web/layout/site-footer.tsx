import type { PublicIdentity } from '#shared/site-identity.ts'
import { ExternalLink } from '#web/ui/external-link.tsx'
import { Icon } from '#web/ui/icon.tsx'

import { Brand } from './brand.tsx'
import { PageLink } from './page-link.tsx'
import { ReportLink } from './report-link.tsx'

type SiteFooterProps = {
  siteName: string
  identity: PublicIdentity
  /** The two figures of the footer with their nouns: an editable text, or the live counts. */
  promptCount: string
  gptCount: string
  hasAds: boolean
}

export function SiteFooter({ siteName, identity, promptCount, gptCount, hasAds }: SiteFooterProps) {
  return (
    <footer className="footer">
      <div className="wrap">
        <div className="cols">
          <div className="about">
            <Brand siteName={siteName} />
            <p>
              Un fonds indépendant de prompts et de GPT pour le SEO, tenu par{' '}
              {identity.consultant_name}. {promptCount} et {gptCount} testés, enrichis chaque
              semaine.
            </p>
          </div>
          <div>
            <h2>Le fonds</h2>
            <ul className="l">
              <li>
                <PageLink to="/prompts">Prompts</PageLink>
              </li>
              <li>
                <PageLink to="/gpts">GPT</PageLink>
              </li>
              <li>
                <PageLink to="/categories">Tout explorer</PageLink>
              </li>
              <li>
                <PageLink to="/recherche">Rechercher</PageLink>
              </li>
              <li>
                <PageLink to="/nouveautes">Nouveautés</PageLink>
              </li>
              <li>
                <PageLink to="/selection">Ma sélection</PageLink>
              </li>
              <li>
                <PageLink to="/profils">Mes profils clients</PageLink>
              </li>
              <li>
                <PageLink to="/mcp">Utiliser dans votre assistant (MCP)</PageLink>
              </li>
            </ul>
          </div>
          <div>
            <h2>Participer</h2>
            <ul className="l">
              <li>
                <PageLink to="/ajouter">Contribuer</PageLink>
              </li>
              <li>
                <ReportLink email={identity.email} />
              </li>
              <li>
                <PageLink to="/plan-du-site">Plan du site</PageLink>
              </li>
            </ul>
          </div>
          <Contact identity={identity} />
        </div>
        <div className="legal">
          <span>© {siteName}</span>
          <PageLink to="/mentions-legales">Mentions légales</PageLink>
          <PageLink to="/cgu">CGU</PageLink>
          <PageLink to="/confidentialite">Confidentialité</PageLink>
          {hasAds ? (
            <a href="/confidentialite#cookies" data-consent>
              Gérer mes choix
            </a>
          ) : null}
        </div>
      </div>
    </footer>
  )
}

function Contact({ identity }: Pick<SiteFooterProps, 'identity'>) {
  return (
    <div>
      <h2>Contact</h2>
      <ul className="l">
        <li>
          <ExternalLink href={identity.linkedin_url}>
            <Icon name="ext" />
            Profil LinkedIn
          </ExternalLink>
        </li>
        <li>
          <a href={`mailto:${identity.email}`}>
            <Icon name="mail" />
            {identity.email}
          </a>
        </li>
        <li>
          <ExternalLink href={identity.booking_url}>
            <Icon name="cal" />
            Prendre rendez-vous
          </ExternalLink>
        </li>
        <li>
          <ExternalLink href={identity.agency_url}>
            <Icon name="globe" />
            {identity.agency_name}
          </ExternalLink>
        </li>
      </ul>
    </div>
  )
}
