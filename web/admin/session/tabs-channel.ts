import type { SessionEvent } from './session-events.ts'

/** What the tabs of one browser tell each other about the session. */
export type TabMessage = { kind: 'active'; at: number } | { kind: 'session'; event: SessionEvent }

const channelName = 'admin-session'
let channel: BroadcastChannel | undefined

function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(channelName)
  return channel
}

/** Tells the other tabs; this one does not hear it. */
export function tellTabs(message: TabMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  openChannel().postMessage(message)
}

/** Listens to the other tabs until the function it returns is called. */
export function hearTabs(onMessage: (message: TabMessage) => void): () => void {
  const listener = ({ data }: MessageEvent<TabMessage>) => onMessage(data)
  const opened = openChannel()
  opened.addEventListener('message', listener)
  return () => opened.removeEventListener('message', listener)
}
