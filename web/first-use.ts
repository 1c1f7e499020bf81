import { closeOnBack } from './document/back-closes.ts'
import { watchFields } from './features/personalisation/screen-keyboard/watch-fields.ts'

// What a page needs once its visitor does something with it, and not before.
watchFields()
closeOnBack()
