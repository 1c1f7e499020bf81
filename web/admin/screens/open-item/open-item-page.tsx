import { useEffect } from 'react'

import { api } from '#web/admin/api/api.ts'
import { editorPath } from '#web/admin/controls/content-words.ts'
import { useAdminNavigate } from '#web/admin/controls/link.tsx'
import { Spinner } from '#web/admin/controls/spinner.tsx'
import { useUrlState } from '#web/admin/controls/url-state.ts'
import { ItemPage } from '#web/admin/items/item-page.tsx'

import { fieldOfPart } from './fields-of-parts.ts'

/**
 * `/secure-admin-panel/fiche?kind=prompt&slug=…&partie=…`: from a public page to the editor of its item, and
 * there to the field of what was looked at.
 */
export function OpenItemPage() {
  const [state] = useUrlState()
  const kind = state['kind'] === 'gpt' ? 'gpt' : 'prompt'
  const { prompts, gpts } = api.admin
  const slug = state['slug'] ?? ''
  // The address is another by the time that the editor is loaded.
  const enabled = slug !== ''
  const asked = (kind === 'prompt' ? prompts : gpts).bySlug.useQuery({ slug }, { enabled })
  const navigate = useAdminNavigate()
  const id = asked.data?.id
  const champ = fieldOfPart(kind, state['partie'] ?? '')
  useEffect(() => {
    if (id === undefined) return
    void navigate(editorPath(kind, id), {
      replace: true,
      ...(champ === undefined ? {} : { search: { champ } }),
    })
  })
  return (
    <ItemPage kind={kind} item={asked}>
      {() => <Spinner />}
    </ItemPage>
  )
}
