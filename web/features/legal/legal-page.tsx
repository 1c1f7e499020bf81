import type { ReactNode } from 'react'

import { PageLink } from '#web/navigation/page-link.tsx'
import { Icon } from '#web/ui/icon.tsx'

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
    <div className="wrap">
      <div className="page-head">
        <PageLink className="more" to="/">
          <Icon name="left" />
          Retour à l’accueil
        </PageLink>
        <h1>{title}</h1>
        <p>
          En vigueur le <time dateTime={date.dateTime}>{date.text}</time>, version {version}. Texte
          revu le <time dateTime={revised.dateTime}>{revised.text}</time>.
        </p>
      </div>
      <div className="section rail">
        <nav className="rail-head summary" aria-labelledby="sommaire">
          <h2 id="sommaire">Sommaire</h2>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="rail-body">
          {sections.map((section) => (
            <section key={section.id} className="article" aria-labelledby={section.id}>
              <h2 id={section.id}>{section.title}</h2>
              <div className="prose">{section.content}</div>
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
