import { closeOnBack } from './document/back-closes.ts'
import { watchFields } from './features/personalisation/screen-keyboard/watch-fields.ts'
import { guardDrops } from './features/personalisation/table-file/guard-drops.ts'

// What a page needs once its visitor does something with it, and not before.
watchFields()
guardDrops()
closeOnBack()
