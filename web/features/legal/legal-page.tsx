import type { ReactNode } from 'react'

import { PageLink } from '#web/navigation/page-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { pageSection, rail, railHead } from '#web/ui/layout/page-section.tsx'

export type LegalSection = { id: string; title: string; content: ReactNode }

type LegalDate = { text: string; dateTime: string }

type LegalPageProps = {
  title: string
  /** The date as it is read, such as «1er juin 2025», and as a machine reads it. */
  date: LegalDate
  version: string
  revised: LegalDate
  sections: LegalSection[]
}

/** A legal text: the way home, its date and version, a summary on the left. */
export function LegalPage({ title, date, version, revised, sections }: LegalPageProps) {
  return (
    <div className="page-width">
      <PageHead
        above={
          <PageLink className="more" to="/">
            <Icon name="left" />
            Retour à l’accueil
          </PageLink>
        }
        title={title}
        intro={
          <>
            En vigueur le <time dateTime={date.dateTime}>{date.text}</time>, version {version}.
            Texte revu le <time dateTime={revised.dateTime}>{revised.text}</time>.
          </>
        }
      />
      <div className={`${pageSection} ${rail}`}>
        <nav className={railHead} aria-labelledby="sommaire">
          <h2 id="sommaire" className="text-t3">
            Sommaire
          </h2>
          <ol className="mt-3 list-decimal pl-6 text-label text-ink-2 [&_a]:inline-flex [&_a]:min-h-7 [&_a]:items-center [&_a]:decoration-transparent [&_a:hover]:decoration-accent">
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="mt-6 lg:mt-0">
          {sections.map((section) => (
            <section
              key={section.id}
              className="max-w-2xl not-first:mt-10"
              aria-labelledby={section.id}
            >
              <h2 id={section.id} className="text-panel">
                {section.title}
              </h2>
              <div className="prose mt-3 text-ink-2">{section.content}</div>
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
