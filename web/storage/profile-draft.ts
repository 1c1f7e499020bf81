import { isText } from '#shared/items/selection.ts'
import { type Profile, type ProfileValue, readProfiles } from '#shared/variables/profiles.ts'

import { asRecord } from './read-record.ts'
import { createStoredValue } from './stored-value.ts'

/** A profile that somebody began to write or to change, as it stood when they left. */
export type ProfileDraft = {
  /** The profile that is changed, as it was when that was begun; null for a new one. */
  profile: Profile | null
  name: string
  /** Blank ones too: they are fields. */
  values: ProfileValue[]
}

/** The one that was left without saving it; null for none. */
export const profileDraft = createStoredValue('profil-commence-v1', readDraft)

/** Makes the best of whatever is stored. */
function readDraft(data: unknown): ProfileDraft | null {
  const { profile, name, values } = asRecord(data)
  if (!isText(name) || !Array.isArray(values)) return null
  return {
    profile: readProfiles([profile])[0] ?? null,
    name,
    values: values
      .map(asRecord)
      .flatMap(({ variable, value }) =>
        isText(variable) && isText(value) ? [{ variable, value }] : [],
      ),
  }
}
