import { closeOnBack } from './document/back-closes.ts'
import { watchFields } from './features/personalisation/screen-keyboard/watch-fields.ts'

// What a page needs once its visitor does something with it, and not before.
watchFields()
closeOnBack()

// The build loads a sheet beside the code that wears it, out of reach of whoever handles that the code fails:
// without network the code fails next, and there it is handled.
addEventListener('vite:preloadError', (event) => {
  if (event.payload.message.includes('CSS')) event.preventDefault()
})
