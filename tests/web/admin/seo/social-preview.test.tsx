import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { SocialPreview } from '#web/admin/seo/social-preview.tsx'

beforeAll(() => vi.stubGlobal('location', new URL('https://catalogue.example')))
afterAll(() => vi.unstubAllGlobals())

const note = 'ne peuvent pas être dessinés\u00a0: l’image montre le nom du site.'

const preview = (drawnTitle: string, image = '') =>
  renderToStaticMarkup(
    <SocialPreview
      title="Titre"
      description="Description"
      image={image}
      drawn="/social/prompt/fiche.png"
      drawnTitle={drawnTitle}
    />,
  )

it.each(['Ωμέγα', '検索エンジン', '🚀'])('notes that the title %s cannot be drawn', (title) => {
  expect(preview(title)).toContain(note)
})

it.each(['Audit 🚀 complet', 'Été', ''])('notes nothing for the title «%s»', (title) => {
  expect(preview(title)).not.toContain(note)
})

it('notes nothing where another image was chosen', () => {
  expect(preview('Ωμέγα', 'https://catalogue.example/image.png')).not.toContain(note)
})
