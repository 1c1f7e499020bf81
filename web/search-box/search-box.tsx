import {
  type ComponentProps,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'

import { SafeWindow } from '#web/loading/safe-part.tsx'
import { SearchBar } from '#web/ui/search-bar.tsx'

import type { BoxHandlers, SuggestionList } from './suggestion-list.tsx'
import type { OpenList } from './suggestion-options.tsx'

type SearchBoxProps = ComponentProps<typeof SearchBar>

type Loaded = {
  SuggestionList: typeof SuggestionList
  input: HTMLInputElement
  initialText: string
}

/**
 * The framed search box, with suggestions as its visitor types: a combobox once the script runs,
 * whose list is loaded with the first focus. The form around it belongs to the caller.
 */
export function SearchBox(props: SearchBoxProps) {
  const boxRef = useRef<HTMLDivElement>(null)
  const handlers = useRef<BoxHandlers>(null)
  const id = useId()
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [list, setList] = useState<OpenList | null>(null)

  useEffect(() => {
    // Focused before the script ran, perhaps typed in.
    const input = boxRef.current?.querySelector('input')
    if (input && input === document.activeElement) load(input, input.defaultValue, setLoaded)
  }, [])

  /** Without its list it is a plain search box. */
  function forget() {
    setLoaded(null)
    setList(null)
  }

  return (
    <div ref={boxRef} className="relative">
      <SearchBar
        {...props}
        {...(isHydrated && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': list !== null,
          'aria-controls': list ? id : undefined,
          'aria-activedescendant': list?.activeId,
          'aria-keyshortcuts': '/',
        })}
        onFocus={({ currentTarget: input }) => {
          if (!loaded) load(input, input.value, setLoaded)
        }}
        onChange={(event) => {
          // It may clean what was typed.
          props.onChange?.(event)
          handlers.current?.onInput()
        }}
        onKeyDown={(event) => handlers.current?.onKeyDown(event)}
        onBlur={() => handlers.current?.onBlur()}
      />
      {loaded ? (
        <SafeWindow onFailed={forget}>
          <loaded.SuggestionList {...loaded} ref={handlers} id={id} list={list} onList={setList} />
        </SafeWindow>
      ) : null}
    </div>
  )
}

function load(
  input: HTMLInputElement,
  initialText: string,
  onLoaded: (loaded: Loaded) => void,
): void {
  // A text that was submitted while the code was loading gets no suggestions.
  let knownText = initialText
  const noteSubmitted = () => {
    knownText = input.value
  }
  input.form?.addEventListener('submit', noteSubmitted)
  import('./suggestion-list.tsx')
    .then(
      (module) => onLoaded({ ...module, input, initialText: knownText }),
      // Offline with the chunk not yet loaded: the box stays a plain search box.
      () => undefined,
    )
    .finally(() => input.form?.removeEventListener('submit', noteSubmitted))
}

const neverChanges = () => () => undefined
