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
    <footer className="mt-18 border-t-2 border-ink bg-desk-2 text-small print:hidden">
      <div className="page-width">
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 py-10 wrap-anywhere md:grid-cols-3 lg:grid-cols-[5fr_2fr_2fr_3fr] [&_h2]:font-body [&_h2]:text-label [&_h2]:leading-snug [&_h2]:font-bold [&_h2]:tracking-normal lg:[&_h2]:pt-2.5 [&_li]:flex [&_li_a]:inline-flex [&_li_a]:min-h-7 [&_li_a]:items-start [&_li_a]:gap-1.5 [&_li_a]:pt-1 [&_li_a]:text-ink-2 [&_li_a]:no-underline [&_li_a:hover]:text-ink [&_li_a:hover]:underline">
          <div className="max-lg:col-span-full">
            <Brand siteName={siteName} />
            <p className="mt-3 max-w-120 text-ink-2">
              {`Un fonds indépendant de prompts et de GPT pour ${subject}, tenu par `}
              {identity.consultant_name}. {[promptCount, gptCount].filter(Boolean).join(' et ')}.
            </p>
          </div>
          <div>
            <h2>Le fonds</h2>
            <ul className="mt-2">
              <Column name="fonds" />
            </ul>
          </div>
          <div>
            <h2>Participer</h2>
            <ul className="mt-2">
              <Column name="participer" />
              <li>
                <ReportLink email={identity.email} />
              </li>
            </ul>
          </div>
          <Contact identity={identity} />
        </div>
        <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1 border-t border-edge py-4 text-label text-ink-3 [&_a]:inline-flex [&_a]:min-h-7 [&_a]:items-center [&_a]:text-ink-2 [&_a]:decoration-transparent [&_a:hover]:decoration-accent">
          <span className="lg:mr-auto">© {siteName}</span>
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
      <ul className="mt-2 [&_svg]:mt-0.5 [&_svg]:size-4">
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
