import { revalidateLogic } from '@tanstack/react-form'

import { type FieldMessage, messagesByField } from './field-messages.ts'

/** Options of a form whose draft is checked when it is sent, and from then on while it is corrected. */
export function ruledByMessages<Draft>(check: (draft: Draft) => FieldMessage[]) {
  return {
    validationLogic: revalidateLogic(),
    // A refusal of the server is no reason not to ask again.
    canSubmitWhenInvalid: true,
    validators: {
      onDynamic: ({ value }: { value: Draft }) => {
        const messages = check(value)
        return messages.length === 0 ? undefined : { fields: messagesByField(messages) }
      },
    },
  }
}
