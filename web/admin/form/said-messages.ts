import { createContext } from 'react'

/**
 * What was said of the fields of a form by their names, whoever found it: each stands beside its field
 * while it holds.
 */
export const SaidMessagesContext = createContext<Readonly<Record<string, string>>>({})
