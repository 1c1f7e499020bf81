import { type LaunchFacts, shortLaunch } from '#shared/items/gpt-launch.ts'
import type { StoredItem } from '#shared/items/selection.ts'
import { assistants } from '#shared/variables/assistants.ts'
import { launchSentence, roleText } from '#shared/variables/gpt-launch-facts.ts'
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

const launchNote = 'mt-2 text-center text-label text-ink-2'

/** The ways into a GPT in the card beside its page, with what each does. */
export function LaunchActions({ item, href, role, launch }: LaunchActionsProps) {
  return (
    <div className="*:w-full max-lg:hidden print:hidden">
      <LaunchLink href={href} gpt={item} label="Lancer ce GPT" variant="accent" size="lg" />
      <p className={launchNote}>{launchSentence(launch)}</p>
      {role === null || launch.isCustomGpt ? null : (
        <>
          <AssistantLinks
            opened={{ text: roleText(role), kind: 'rôle', item }}
            label="Ou avec"
            place="card"
            except="chatgpt"
          />
          <CopyRoleButton role={role} />
          <p className={`${launchNote} no-js:hidden`}>
            Pour le coller dans un projet, un Gem ou un agent
          </p>
        </>
      )}
    </div>
  )
}

const besidesChatGpt = assistants.filter(({ id }) => id !== 'chatgpt')

/** The same at the bottom of a small screen, in reach all the way down. */
export function LaunchBar({ item, href, role, launch }: LaunchActionsProps) {
  const hasRole = role !== null && !launch.isCustomGpt
  return (
    <section
      className="sticky bottom-0 z-6 -mx-(--gutter) mt-8 grid grid-cols-[minmax(0,1fr)_auto_auto] gap-y-0.5 border-t-2 border-ink bg-card px-(--gutter) py-1 lg:hidden print:hidden"
      aria-label="Lancer"
      data-launch-bar=""
    >
      <span className="hint col-span-full text-center">{shortLaunch(launch)}</span>
      <LaunchLink
        href={href}
        gpt={item}
        label="Lancer ce GPT"
        variant="accent"
        size="lg"
        className={`px-2 py-0 whitespace-normal ${hasRole ? '' : 'col-span-full'}`.trimEnd()}
      />
      {hasRole ? (
        <>
          <CopyRoleButton
            role={role}
            label="Le rôle"
            size="lg"
            className="ml-2 rounded-r-none px-3"
          />
          <OtherAssistants
            choice={besidesChatGpt}
            links={[]}
            opened={{ text: roleText(role), kind: 'rôle', item }}
            place="launch-bar"
          />
        </>
      ) : null}
    </section>
  )
}
