import { createFileRoute } from '@tanstack/react-router'

import { OwnDataSection } from '#web/features/own-data/own-data-section.tsx'
import { ProfilesPage } from '#web/features/profiles/profiles-page.tsx'
import { unlistedPageHead } from '#web/head/head.ts'

export const Route = createFileRoute('/_site/profils')({
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
