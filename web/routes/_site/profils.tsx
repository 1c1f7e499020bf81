import { createFileRoute } from '@tanstack/react-router'

import { ProfilesPage } from '../../features/profiles/profiles-page.tsx'
import { unlistedPageHead } from '../../head.ts'

import textStyles from '../../text.css?url'

export const Route = createFileRoute('/_site/profils')({
  staticData: { styles: textStyles },
  head: ({ matches }) =>
    unlistedPageHead({
      matches,
      path: '/profils',
      title: 'Profils clients pour remplir les prompts',
      description: 'Les valeurs de vos clients, gardées dans ce navigateur et reportées partout.',
    }),
  component: ProfilesPage,
})
