import { PageLink } from '#web/navigation/page-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RailSection } from '#web/ui/layout/page-section.tsx'
import { StepList } from '#web/ui/step-list.tsx'

type GptPitchProps = { gptCount: number }

export function GptPitch({ gptCount }: GptPitchProps) {
  return (
    <RailSection
      id="pourquoi-gpt"
      title="Quand passer du prompt au GPT"
      text="Un prompt répond à une tâche. Un GPT tient une mission et en garde le fil."
      aside={
        <PageLink className="more" to="/gpts">
          Ouvrir la collection de {gptCount} GPT <Icon name="arrow" />
        </PageLink>
      }
      folds
    >
      <StepList steps={steps} />
    </RailSection>
  )
}

const steps = [
  {
    title: 'Il pose les questions',
    text: 'Objectif, périmètre, exports\u00a0: il réclame ce qui lui manque avant de conclure.',
  },
  {
    title: 'Il suit une méthode',
    text: 'Chaque dossier publie ses étapes et ses cas d’usage. Vous savez où vous en êtes, et ce qui vient après.',
  },
  {
    title: 'Il écrit ses limites',
    text: 'Ce qu’il ne sait pas faire est écrit sur le dossier, à côté de ce qu’il faut préparer. Lisez-le d’abord.',
  },
]
