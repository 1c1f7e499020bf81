/**
 * Puts a text in the clipboard and tells whether it got there. A text still on its way is handed
 * over as a promise: Safari refuses a write that does not begin inside the visitor's gesture.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text)
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
    return true
  } catch {
    return false
  }
}
