import type { Scene } from '#tests/pixels/scene.ts'

import { focusAll, force, hoverAll } from './acts.ts'
import { gpt, prompt } from './pages.ts'
import { withClient, withSelections } from './stored.ts'

const pages: Pick<Scene, 'name' | 'path' | 'stored'>[] = [
  { name: 'home', path: '/' },
  { name: 'prompts', path: '/prompts' },
  {
    name: 'gpts-rows',
    path: '/gpts?vue=liste&page=2',
    stored: { ...withClient, ...withSelections },
  },
  { name: 'search', path: '/recherche?q=audit&type=gpts' },
  { name: 'prompt', path: prompt },
  { name: 'gpt', path: gpt },
  { name: 'selection', path: '/selection', stored: withSelections },
  { name: 'profiles', path: '/profils', stored: withClient },
  { name: 'news', path: '/nouveautes' },
  { name: 'plan', path: '/plan-du-site' },
  { name: 'privacy', path: '/confidentialite' },
  { name: 'not-found', path: '/nulle-part' },
]

/** Every control of a page with the pointer on it, and with the keyboard on it. */
export const controlScenes: Scene[] = [
  ...pages.flatMap((page): Scene[] => [
    { ...page, name: `public-${page.name}-hovered`, widths: [360, 1280], act: hoverAll },
    { ...page, name: `public-${page.name}-focused`, widths: [360, 1280], act: focusAll },
  ]),
  {
    name: 'public-prompts-pressed',
    path: '/prompts',
    isViewportOnly: true,
    widths: [360, 1280],
    act: force('hover', 'active'),
  },
]
