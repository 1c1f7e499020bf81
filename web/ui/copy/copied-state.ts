import { useEffect, useState } from 'react'

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
