import { tryDays } from './days.ts'

tryDays(0)
