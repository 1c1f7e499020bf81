import { settingDifferences } from '#shared/admin/setting-change.ts'
import {
  claimLabels,
  identityLabels,
  identityPartLabels,
  namesOf,
  settingNames,
  textLabels,
} from '#shared/admin/setting-labels.ts'
import { sampleIdentityProblems } from '#shared/site/site-identity.ts'
import {
  type SettingKey,
  type SiteSettings,
  siteSettingsSchema,
} from '#shared/site/site-settings.ts'
import { defaultTexts, type SiteTexts } from '#shared/site/texts/site-texts.ts'
import { api } from '#web/admin/api/api.ts'
import { Notice } from '#web/admin/controls/notice.tsx'
import { TabSection } from '#web/admin/controls/tab-section.tsx'
import { Tabs } from '#web/admin/controls/tabs.tsx'
import { BlockList } from '#web/admin/fields/block-list.tsx'
import { fieldMessages } from '#web/admin/form/field-messages.ts'
import { useFormTabs } from '#web/admin/form/form-tabs.ts'
import { RecordForm } from '#web/admin/records/record-form.tsx'
import { useRecordForm } from '#web/admin/records/use-record-form.ts'
import { type KeptRecord, RecordHistory } from '#web/admin/revisions/record-history.tsx'

import { ExceedingClaims } from './exceeding-claims.tsx'

type SettingsFormProps = { stored: SiteSettings }

const blankTool = { nom: '', url: '', description: '' }
const toolNames = {
  all: 'Outils',
  one: 'Outil',
  theOne: 'l’outil',
  add: 'Ajouter un outil',
  removed: 'Outil supprimé',
  none: 'Aucun outil pour l’instant.',
}

const sections = ['general', 'sujet', 'chiffres', 'identite', 'publicite'] as const
type Section = (typeof sections)[number]

/** Sections of the settings that are not in the first one. */
const sectionOf: Readonly<Partial<Record<SettingKey, Section>>> = {
  texts: 'sujet',
  claims: 'chiffres',
  identity: 'identite',
  ad_publisher: 'publicite',
}

/** All settings. A save sends the changed ones only. */
export function SettingsForm({ stored }: SettingsFormProps) {
  const { client, admin, auth } = api.useUtils()
  const tabs = useFormTabs<Section>({
    tabs: sections,
    tabOf: sectionOf,
  })
  const { form, values, frame } = useRecordForm({
    draftName: 'parametres',
    start: stored,
    schema: siteSettingsSchema,
    showField: tabs.jump,
    messagesOf: (draft) => fieldMessages(siteSettingsSchema, draft, draft, {}),
    async save(draft) {
      const settings = siteSettingsSchema.parse(draft)
      const changed = settingDifferences(stored, settings).map(({ key }) => key)
      const only = (of: SiteSettings) => Object.fromEntries(changed.map((key) => [key, of[key]]))
      return client.admin.settings.saveMany.mutate({ values: only(settings), depart: only(stored) })
    },
    staleTitle: 'Un réglage que vous changez a été modifié entre-temps.',
    savedText: 'Paramètre mis à jour',
    async refresh(settings) {
      // With what others saved meanwhile.
      admin.settings.read.setData(undefined, settings)
      form.reset(settings)
      // A second factor that is required from now on may be one's own to add.
      await auth.session.invalidate()
    },
  })
  const samples = sampleIdentityProblems(stored.identity)

  return (
    <RecordForm
      frame={frame}
      className="stack"
      label="Paramètres"
      unsaved={settingDifferences(stored, values).map(({ key }) => settingNames[key].label)}
      history={
        <RecordHistory
          name="parametres"
          ask={() => client.admin.settings.revisions.query()}
          names={settingNames}
          current={values}
          draftOf={settingsWith}
          onTake={frame.take}
        />
      }
    >
      <Tabs
        label="Sections des paramètres"
        value={tabs.tab}
        onChange={tabs.showTab}
        tabs={[
          {
            value: 'general',
            label: 'Général',
            content: (
              <TabSection title="Général">
                <div className="stack">
                  <form.AppField name="maintenance_mode">
                    {(field) => (
                      <field.Switch
                        label={settingNames.maintenance_mode.label}
                        hint="Les visiteurs voient une page d’attente&nbsp;; l’administration reste ouverte."
                      />
                    )}
                  </form.AppField>
                  <form.AppField name="public_registration">
                    {(field) => (
                      <field.Switch
                        label={settingNames.public_registration.label}
                        hint="Ouvre la création de comptes, sans aucun rôle."
                      />
                    )}
                  </form.AppField>
                  <form.AppField name="moderation_required">
                    {(field) => (
                      <field.Switch
                        label={settingNames.moderation_required.label}
                        hint="Ce qu’un import crée commence en brouillon, comme tout ce qu’on écrit ici."
                      />
                    )}
                  </form.AppField>
                  <form.AppField name="footer_live_counts">
                    {(field) => (
                      <field.Switch
                        label={settingNames.footer_live_counts.label}
                        hint="Remplace les deux chiffres du pied de page par ceux du catalogue."
                      />
                    )}
                  </form.AppField>
                  {values.footer_live_counts ? null : <ExceedingClaims claims={values.claims} />}
                  <form.AppField name="delegated_roles">
                    {(field) => (
                      <field.Switch
                        label={settingNames.delegated_roles.label}
                        hint="Un modérateur crée et modifie les fiches et change leur statut, sans rien supprimer. Un contributeur ne voit que ses propres fiches, et les modifie tant qu’elles ne sont pas en ligne. Utilisateurs, paramètres, pages SEO et journal restent aux administrateurs."
                      />
                    )}
                  </form.AppField>
                  <form.AppField name="second_factor_required">
                    {(field) => (
                      <field.Switch
                        label={settingNames.second_factor_required.label}
                        hint="Un compte sans clé d’accès ni codes à usage unique ne peut rien faire dans l’administration avant d’en avoir ajouté un."
                      />
                    )}
                  </form.AppField>
                  <form.AppField name="french_category_names">
                    {(field) => (
                      <field.Switch
                        label={settingNames.french_category_names.label}
                        hint="Les visiteurs lisent «&nbsp;Contenu&nbsp;» au lieu de «&nbsp;Content&nbsp;». Les adresses, les filtres, les exports et l’administration gardent les noms."
                      />
                    )}
                  </form.AppField>
                  <form.AppField name="home_guides">
                    {(field) => (
                      <field.Switch
                        label={settingNames.home_guides.label}
                        hint="Exemples d’usage, conseils et comparaison, écrits pour le référencement. À masquer si le catalogue parle d’autre chose. Titres et descriptions des pages se règlent dans «&nbsp;Pages SEO&nbsp;»."
                      />
                    )}
                  </form.AppField>
                  <div className="form-grid">
                    <form.AppField name="site_name">
                      {(field) => <field.Text label={settingNames.site_name.label} required />}
                    </form.AppField>
                    <form.AppField name="default_ia">
                      {(field) => <field.Text label={settingNames.default_ia.label} required />}
                    </form.AppField>
                    <form.AppField name="site_description">
                      {(field) => (
                        <field.TextArea
                          label={settingNames.site_description.label}
                          rows={2}
                          required
                          isWide
                        />
                      )}
                    </form.AppField>
                    <form.AppField name="max_prompts_per_page">
                      {(field) => (
                        <field.Number
                          label={settingNames.max_prompts_per_page.label}
                          hint="De 1 à 100"
                          min={1}
                          max={100}
                          required
                        />
                      )}
                    </form.AppField>
                    <form.AppField name="max_gpts_per_page">
                      {(field) => (
                        <field.Number
                          label={settingNames.max_gpts_per_page.label}
                          hint="De 1 à 100"
                          min={1}
                          max={100}
                          required
                        />
                      )}
                    </form.AppField>
                  </div>
                </div>
              </TabSection>
            ),
          },
          {
            value: 'sujet',
            label: settingNames.texts.label,
            content: (
              <TabSection title={settingNames.texts.label}>
                <div className="form-grid">
                  {namesOf(textLabels).map((name) => (
                    <form.AppField key={name} name={`texts.${name}`}>
                      {(field) => (
                        <field.Text label={textLabels[name]} required isWide={isLongText(name)} />
                      )}
                    </form.AppField>
                  ))}
                </div>
              </TabSection>
            ),
          },
          {
            value: 'chiffres',
            label: settingNames.claims.label,
            content: (
              <TabSection title={settingNames.claims.label}>
                <div className="form-grid">
                  {namesOf(claimLabels).map((name) => (
                    <form.AppField key={name} name={`claims.${name}`}>
                      {(field) =>
                        name === 'source_note' ? (
                          <field.TextArea label={claimLabels[name]} rows={2} isWide />
                        ) : (
                          <field.Text label={claimLabels[name]} required />
                        )
                      }
                    </form.AppField>
                  ))}
                </div>
              </TabSection>
            ),
          },
          {
            value: 'identite',
            label: settingNames.identity.label,
            isTodo: samples.length > 0,
            content: (
              <TabSection title={settingNames.identity.label}>
                <div className="form-grid">
                  {samples.length > 0 ? (
                    <div className="full">
                      <Notice tone="warn" title="Des valeurs d’exemple sont encore publiées.">
                        <p>{samples.map(labelOf).join(', ')}</p>
                      </Notice>
                    </div>
                  ) : null}
                  {namesOf(identityLabels).map((name) => (
                    <form.AppField key={name} name={`identity.${name}`}>
                      {(field) => (
                        <field.Text
                          label={identityLabels[name]}
                          type={name === 'email' ? 'email' : name.endsWith('_url') ? 'url' : 'text'}
                          required
                        />
                      )}
                    </form.AppField>
                  ))}
                  <form.AppField name="identity.tools" mode="array">
                    {() => (
                      <div className="full">
                        <h3 className="label mt-4 mb-2">{identityPartLabels.tools}</h3>
                        <BlockList names={toolNames} blank={blankTool} max={20}>
                          {(index) => (
                            <>
                              <form.AppField name={`identity.tools[${index}].nom`}>
                                {(field) => <field.Text label="Nom" required />}
                              </form.AppField>
                              <form.AppField name={`identity.tools[${index}].url`}>
                                {(field) => <field.Text label="Adresse" type="url" required />}
                              </form.AppField>
                              <form.AppField name={`identity.tools[${index}].description`}>
                                {(field) => (
                                  <field.TextArea label="Description" rows={2} required isWide />
                                )}
                              </form.AppField>
                            </>
                          )}
                        </BlockList>
                      </div>
                    )}
                  </form.AppField>
                </div>
              </TabSection>
            ),
          },
          {
            value: 'publicite',
            label: 'Publicité',
            content: (
              <TabSection title="Publicité">
                <form.AppField name="ad_publisher">
                  {(field) => (
                    <field.Text
                      label={settingNames.ad_publisher.label}
                      hint="De la forme ca-pub-0000000000000000. Vide&nbsp;: aucune publicité, aucun service tiers, aucun bandeau. Rempli&nbsp;: les pages publiques demandent l’accord de chaque visiteur, et seul cet accord charge le script de Google. Activez aussi dans AdSense le message de consentement certifié de Google, que ses annonces exigent en Europe."
                    />
                  )}
                </form.AppField>
              </TabSection>
            ),
          },
        ]}
      />
    </RecordForm>
  )
}

/** True for texts that do not fit into half of the width. */
const isLongText = (name: keyof SiteTexts): boolean => defaultTexts[name].length > 60

/** The values of the form with the former value of one setting; null if that value is no longer valid. */
function settingsWith({ record_id, contenu }: KeptRecord, current: SiteSettings) {
  const parsed = siteSettingsSchema.safeParse({ ...current, [record_id]: contenu })
  return parsed.success && record_id in current ? parsed.data : null
}

function labelOf(name: string): string {
  const labels: Record<string, string> = identityPartLabels
  return labels[name] ?? name
}
