import { type Page, pagePaths, pages } from '#shared/pages/pages.ts'
import type { PublicIdentity } from '#shared/site/site-identity.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { ExternalLink } from '#web/ui/external-link.tsx'
import { Icon } from '#web/ui/icon.tsx'

import { Brand } from './brand.tsx'
import { ReportLink } from './report-link.tsx'

type SiteFooterProps = {
  siteName: string
  /** After «pour». */
  subject: string
  identity: PublicIdentity
  /** The two figures with their nouns: the editor's claims, or the live counts and no claim; one may be empty. */
  promptCount: string
  gptCount: string
  hasAds: boolean
}

export function SiteFooter(props: SiteFooterProps) {
  const { siteName, subject, identity, promptCount, gptCount, hasAds } = props
  return (
    <footer className="footer">
      <div className="wrap">
        <div className="cols">
          <div className="about">
            <Brand siteName={siteName} />
            <p>
              {`Un fonds indépendant de prompts et de GPT pour ${subject}, tenu par `}
              {identity.consultant_name}. {[promptCount, gptCount].filter(Boolean).join(' et ')}.
            </p>
          </div>
          <div>
            <h2>Le fonds</h2>
            <ul className="l">
              <Column name="fonds" />
            </ul>
          </div>
          <div>
            <h2>Participer</h2>
            <ul className="l">
              <Column name="participer" />
              <li>
                <ReportLink email={identity.email} />
              </li>
            </ul>
          </div>
          <Contact identity={identity} />
        </div>
        <div className="legal">
          <span>© {siteName}</span>
          {inColumn('legal').map((path) => (
            <PageLink key={path} to={path}>
              {pages[path].label}
            </PageLink>
          ))}
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

const inColumn = (name: Page['footer']) => pagePaths.filter((path) => pages[path].footer === name)

const Column = ({ name }: { name: 'fonds' | 'participer' }) =>
  inColumn(name).map((path) => (
    <li key={path}>
      <PageLink to={path}>{pages[path].label}</PageLink>
    </li>
  ))

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
