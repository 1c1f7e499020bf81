import { useEffect, useState } from 'react'

/** A value that is being typed, once typing pauses. */
export function useSettledValue<Value>(value: Value, pauseMs = 400): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}
