import { useEffect, useState } from 'react'

const pauseMs = 400

/** A value that is being typed, once typing pauses. */
export function useSettledValue<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
