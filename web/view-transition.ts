import type { AnyRouter } from '@tanstack/react-router'

type ViewTransition = AnyRouter['options']['defaultViewTransition']

/**
 * One page fades into the next where motion is welcome; a filter or the first load changes no page.
 * Browsers that cannot tell the two apart fade nothing. Style: web/styles/view-transitions.css.
 */
export const viewTransition: ViewTransition = !import.meta.env.SSR &&
  CSS.supports('selector(:active-view-transition-type(a))') && {
    types: ({ fromLocation, pathChanged }) =>
      fromLocation !== undefined && pathChanged && welcomesMotion() ? [] : false,
  }

const welcomesMotion = () => matchMedia('(prefers-reduced-motion: no-preference)').matches
