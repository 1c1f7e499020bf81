import { hashKey, useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useState } from 'react'

import { createSingleCalls } from './single-calls.ts'

/** `useMutation` that ignores a call while the same one is under way, such as the second of a double click. */
export function useSingleMutation<Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables>,
) {
  const mutation = useMutation(options)
  const [calls] = useState(createSingleCalls)
  const mutate: typeof mutation.mutate = (...args) =>
    calls.run(hashKey([args[0]]), () => mutation.mutateAsync(...args))
  return { ...mutation, mutate }
}
