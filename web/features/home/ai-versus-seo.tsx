import type { Claims } from '#shared/site/site-settings.ts'
import { typeset } from '#shared/text/typography.ts'
import { ComparisonTable } from '#web/ui/comparison-table.tsx'
import { RailSection } from '#web/ui/layout/page-section.tsx'

type AiVersusSeoProps = { claims: Claims }

/** The claims are the editor's own, with their source note. */
export function AiVersusSeo({ claims }: AiVersusSeoProps) {
  return (
    <RailSection
      id="ia-seo"
      title="IA et SEO traditionnel"
      text="Ce que l’assistant accélère, et ce qui reste votre métier."
      folds
    >
      <section
        className="overflow-x-auto rounded-2 border border-edge bg-card shadow-1"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label="Tableau comparatif"
      >
        <ComparisonTable
          columns={['Tâche', 'À la main', 'Avec une fiche du fonds']}
          rows={[
            [
              'Premier audit d’un site',
              typeset(claims.audit_cost),
              `${typeset(claims.cheaper)} moins cher`,
            ],
            [
              'Lecture d’une SERP',
              'Résultat après résultat',
              `${typeset(claims.faster)} plus rapide`,
            ],
            [
              'Chiffres et sources',
              'Vous les cherchez',
              `${claims.hallucinations} hallucination tolérée\u00a0: la fiche interdit d’inventer`,
            ],
            ['Arbitrage et signature', 'Vous', 'Toujours vous'],
          ]}
        />
      </section>
      {claims.source_note ? (
        <p className="mt-2 text-micro text-ink-3">{typeset(claims.source_note)}</p>
      ) : null}
    </RailSection>
  )
}
