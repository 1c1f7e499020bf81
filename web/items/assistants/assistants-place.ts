/** Where a text opens in assistants: below a prompt, in the card of a GPT, or in the bar at the bottom of its page. */
export type AssistantsPlace = 'document' | 'card' | 'launch-bar'

type Look = { size: 'sm' | 'md' | 'lg'; root: string; button: string; menu: string }

/** The button «Autres» and its list, in each place. A list in a bar is as wide as the bar. */
export const otherAssistantsLooks: Record<AssistantsPlace, Look> = {
  document: {
    size: 'md',
    root: 'md:relative',
    button:
      'gap-1.5 max-md:h-full max-md:min-h-13 max-md:w-11 max-md:rounded-l-none max-md:border-l-0 max-md:p-0 max-md:text-label md:px-2.5',
    menu: 'bottom-full mb-2 max-md:inset-x-4 md:right-0 md:w-82 md:max-w-[calc(100vw-2*var(--gutter))]',
  },
  card: {
    size: 'sm',
    root: 'relative',
    button: 'px-1.5',
    menu: 'top-full right-0 mt-2 w-82 max-w-[calc(100vw-2*var(--gutter))]',
  },
  'launch-bar': {
    size: 'lg',
    root: '',
    button: 'w-11 rounded-l-none border-l-0 p-0',
    menu: 'inset-x-(--gutter) bottom-full mb-2',
  },
}
