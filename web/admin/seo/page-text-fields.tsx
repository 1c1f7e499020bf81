import { useStore } from '@tanstack/react-form'

import { type TypedCard, typedCardAddress } from '#shared/admin/typed-card.ts'
import { sharedFields } from '#shared/items/shared-fields.ts'
import { type PageMetadata, shownItemMetadata } from '#shared/pages/page-metadata.ts'
import { textOrNull } from '#shared/text/optional-text.ts'
import { api } from '#web/admin/api/api.ts'
import { useSettledValue } from '#web/admin/controls/settled-value.ts'
import { FormSchemaContext } from '#web/admin/form/form-schema.ts'
import { withFieldGroup } from '#web/admin/form/form.tsx'

import { Measure, SearchPreview } from './search-preview.tsx'
import { SocialPreview } from './social-preview.tsx'

/** Page of an item, from its draft. */
type EditedPage = {
  path: string
  /** Metadata of the page while its fields are empty. */
  own: PageMetadata
  card: TypedCard
}

const noTexts = { meta_title: '', meta_description: '', og_image: '' }

const noPage: { page: EditedPage; isShown: boolean } = {
  page: {
    path: '/',
    own: { title: '', description: '', keywords: '' },
    card: { kind: 'prompt', titre: '', description: '', categorie: '', ia: '', cote: '' },
  },
  isShown: false,
}

/** Paths in the form of an item. */
export const pageTextFields = {
  meta_title: 'meta_title',
  meta_description: 'meta_description',
  og_image: 'og_image',
} as const

/** Title, description and image of an item's page for search engines and networks, with previews. */
export const PageTextFields = withFieldGroup({
  defaultValues: noTexts,
  props: noPage,
  render: function PageTextFields({ group, page, isShown }) {
    const texts = useStore(group.store, ({ values }) => values)
    const { own } = page
    const { title, description } = shownItemMetadata(own, {
      meta_title: textOrNull(texts.meta_title),
      meta_description: textOrNull(texts.meta_description),
      og_image: null,
    })
    const isTitleCut = textOrNull(texts.meta_title) === null && own.title !== page.card.titre
    return (
      <section className="stack" aria-labelledby="textes-page">
        <h3 id="textes-page" className="text-t4">
          Titre, description et image
        </h3>
        <p className="hint">
          Pour les moteurs de recherche et les réseaux. Ces textes sont publiés avec la fiche. Un
          champ vide laisse à la page son propre texte, montré en gris.
        </p>
        {/* No limit is shown beside these fields, because Measure shows their length. */}
        <FormSchemaContext value={undefined}>
          <group.AppField name="meta_title">
            {(field) => (
              <field.Text
                label={sharedFields.meta_title.label}
                placeholder={own.title}
                hint={
                  <>
                    {isTitleCut ? <span>{cutTitle}</span> : null}
                    <Measure text={title} kind="title" />
                  </>
                }
              />
            )}
          </group.AppField>
          <group.AppField name="meta_description">
            {(field) => (
              <field.TextArea
                label={sharedFields.meta_description.label}
                placeholder={own.description}
                hint={<Measure text={description} kind="description" />}
              />
            )}
          </group.AppField>
        </FormSchemaContext>
        <group.AppField name="og_image">
          {(field) => (
            <field.Text
              label={sharedFields.og_image.label}
              hint="Adresse complète, 1200&nbsp;×&nbsp;630&nbsp;px. Vide&nbsp;: celle que le site dessine."
              type="url"
              spellCheck={false}
            />
          )}
        </group.AppField>
        {isShown ? (
          <Previews
            page={page}
            title={title}
            description={description}
            image={texts.og_image.trim()}
          />
        ) : null}
      </section>
    )
  },
})

const cutTitle =
  'La page coupe le titre de la fiche à 50\u00a0caractères\u00a0: écrivez ici un titre entier.'

type PreviewsProps = { page: EditedPage; title: string; description: string; image: string }

/** Not rendered in a hidden tab: the server draws an image after each change of the card. */
function Previews({ page: { path, card }, title, description, image }: PreviewsProps) {
  const { data: site } = api.catalogue.site.useQuery()
  const drawn = useSettledValue(typedCardAddress(card))
  return (
    <div className="grid items-start gap-4 min-[90rem]:grid-cols-[1fr_1fr]">
      <SearchPreview
        siteName={site?.site_name ?? ''}
        route={path}
        title={title}
        description={description}
      />
      <SocialPreview
        title={title}
        description={description}
        image={image}
        drawn={drawn}
        drawnTitle={card.titre}
      />
    </div>
  )
}
