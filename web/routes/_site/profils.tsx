import { createFileRoute } from '@tanstack/react-router'

import { OwnDataSection } from '#web/features/own-data/own-data-section.tsx'
import { ProfilesPage } from '#web/features/profiles/profiles-page.tsx'
import { unlistedPageHead } from '#web/head/head.ts'

import textStyles from '#web/styles/kinds/text.css?url'

export const Route = createFileRoute('/_site/profils')({
  staticData: { styles: textStyles },
  loader: ({ context }) => context.api.catalogue.variables.query(),
  head: ({ matches }) => unlistedPageHead(matches, '/profils'),
  component: Profiles,
})

function Profiles() {
  return (
    <ProfilesPage vocabulary={Route.useLoaderData()}>
      <OwnDataSection />
    </ProfilesPage>
  )
}
