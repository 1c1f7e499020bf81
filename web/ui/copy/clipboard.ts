import { useEffect, useState } from 'react'

/**
 * Puts a text in the clipboard and tells whether it got there. A text still on its way is handed
 * over as a promise: Safari refuses a write that does not begin inside the visitor's gesture.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text)
    else if ('ClipboardItem' in window) await writeBlob(text)
    else await navigator.clipboard.writeText(await text)
    return true
  } catch {
    return false
  }
}

/** A blob and not a string: browsers took strings in clipboard items years after blobs. */
function writeBlob(text: Promise<string>): Promise<void> {
  const blob = text.then((known) => new Blob([known], { type: 'text/plain' }))
  // Told of by the write, if it comes to that.
  blob.catch(() => undefined)
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}

/** How long a button says that it copied. */
const copiedMs = 2000

/** Whether something was copied in the last two seconds, and the way to say that it just was. */
export function useCopiedState(): [isCopied: boolean, markCopied: () => void] {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), copiedMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  return [isCopied, () => setIsCopied(true)]
}
