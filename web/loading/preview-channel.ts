import type { ApiOutputs } from './trpc.ts'

/** The page of an item as it is being typed. */
export type TypedPage =
  | { of: 'prompt'; page: ApiOutputs['catalogue']['prompt'] }
  | { of: 'gpt'; page: ApiOutputs['catalogue']['gpt'] }

/** What an editor and the windows that preview what is typed in it tell each other. */
type PreviewMessage = { kind: 'opened' } | { kind: 'typed'; typed: TypedPage }

/** One opened editor and its previews, in a frame or a window of their own; close it when it is not needed. */
export function openPreviewChannel(origine: string, onMessage: (message: PreviewMessage) => void) {
  const channel = new BroadcastChannel(`apercu-${origine}`)
  channel.addEventListener('message', ({ data }: MessageEvent<PreviewMessage>) => onMessage(data))
  return {
    tell: (message: PreviewMessage) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
      channel.postMessage(message)
    },
    close: () => channel.close(),
  }
}
