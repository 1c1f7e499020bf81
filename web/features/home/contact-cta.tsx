import { PageLink } from '#web/navigation/page-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { CallToAction } from '#web/ui/call-to-action.tsx'
import { Icon } from '#web/ui/icon.tsx'

type ContactCtaProps = { email: string }

export function ContactCta({ email }: ContactCtaProps) {
  return (
    <CallToAction
      id="contact"
      title={'Il manque une fiche\u00a0?'}
      text="Décrivez la tâche que vous refaites chaque semaine. Si elle peut servir à d’autres, nous l’écrivons et nous vous citons."
    >
      <a className={buttonClass({ variant: 'night-accent', size: 'lg' })} href={`mailto:${email}`}>
        <Icon name="mail" />
        Nous écrire
      </a>
      <PageLink className={buttonClass({ variant: 'night', size: 'lg' })} to="/ajouter">
        Contribuer
      </PageLink>
    </CallToAction>
  )
}
