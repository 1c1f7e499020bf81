import type { StoredItem } from '#shared/items/selection.ts'
import { assistants } from '#shared/variables/assistants.ts'
import { type LaunchFacts, launchSentence, roleText } from '#shared/variables/gpt-launch-facts.ts'
import { AssistantLinks } from '#web/items/assistants/assistant-links.tsx'
import { OtherAssistants } from '#web/items/assistants/other-assistants.tsx'
import { LaunchLink } from '#web/items/launch-link.tsx'

import { CopyRoleButton } from './copy-role-button.tsx'

type LaunchActionsProps = {
  item: StoredItem
  href: string
  role: string | null
  launch: LaunchFacts
}

/** The ways into a GPT in the card beside its page, with what each does. */
export function LaunchActions({ item, href, role, launch }: LaunchActionsProps) {
  return (
    <div className="launch">
      <LaunchLink href={href} gpt={item} label="Lancer ce GPT" variant="accent" size="lg" />
      <p className="dit">{launchSentence(launch, role !== null)}</p>
      {role === null || launch.isCustomGpt ? null : (
        <>
          <AssistantLinks
            opened={{ text: roleText(role), kind: 'rôle', item }}
            label="Ou avec"
            size="sm"
            except="chatgpt"
          />
          <CopyRoleButton role={role} />
          <p className="dit needs-js">Pour le coller dans un projet, un Gem ou un agent</p>
        </>
      )}
    </div>
  )
}

const besidesChatGpt = assistants.filter(({ id }) => id !== 'chatgpt')

/** The same at the bottom of a small screen, in reach all the way down. */
export function LaunchBar({ item, href, role, launch }: LaunchActionsProps) {
  return (
    <section className="pouce" aria-label="Lancer">
      <span className="hint">{launchSentence(launch, role !== null)}</span>
      <LaunchLink href={href} gpt={item} label="Lancer ce GPT" variant="accent" size="lg" />
      {role === null || launch.isCustomGpt ? null : (
        <>
          <CopyRoleButton role={role} label="Le rôle" size="lg" />
          <OtherAssistants
            choice={besidesChatGpt}
            links={[]}
            opened={{ text: roleText(role), kind: 'rôle', item }}
            size="lg"
          />
        </>
      )}
    </section>
  )
}
