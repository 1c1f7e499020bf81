import type { PublicIdentity } from '#shared/site/site-identity.ts'
import type { Claims } from '#shared/site/site-settings.ts'
import { pageTexts } from '#shared/site/texts/page-texts.ts'
import { typeset } from '#shared/text/typography.ts'
import { useTexts } from '#web/loading/site.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { ExternalLink } from '#web/ui/external-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { pageSection } from '#web/ui/layout/page-section.tsx'

type AuthorProps = { siteName: string; identity: PublicIdentity; claims: Claims }

export function Author({ siteName, identity, claims }: AuthorProps) {
  const { profession, expertise } = useTexts(pageTexts)
  return (
    <section className={pageSection} aria-labelledby="auteur">
      <div className="grid items-start gap-5 md:grid-cols-[auto_minmax(0,1fr)] md:gap-8">
        <div
          className="grid h-32 w-26 place-content-center rounded-1 bg-ink font-display text-[2.5rem] leading-none font-demi text-card"
          aria-hidden="true"
        >
          {initials(identity.consultant_name)}
        </div>
        <div>
          <h2 id="auteur">{`${identity.consultant_name}, ${typeset(profession)}`}</h2>
          <p className="mt-2 max-w-160 text-ink-2">
            {claims.expertise_years}&nbsp;ans d’expertise {typeset(expertise)}. {siteName} est un
            projet indépendant&nbsp;: des consignes de travail rangées, cotées et datées, publiées
            par {identity.company_name}.
          </p>
          <div className="mt-4 flex flex-wrap gap-2">
            <ExternalLink className={buttonClass({ variant: 'ink' })} href={identity.booking_url}>
              <Icon name="cal" />
              Prendre rendez-vous
            </ExternalLink>
            <ExternalLink className={buttonClass()} href={identity.linkedin_url}>
              <Icon name="ext" />
              Profil LinkedIn
            </ExternalLink>
          </div>
        </div>
      </div>
    </section>
  )
}

function initials(name: string): string {
  return name
    .split(/[\s-]+/)
    .map((word) => word.charAt(0).toLocaleUpperCase('fr'))
    .join('')
    .slice(0, 2)
}
