/** A source of chance that repeats itself: the same seeds give the same draws on every machine. */
export type Random = {
  /** From 0 to 1, 1 excluded. */
  next: () => number
  /** A whole number from 0, `limit` excluded. */
  below: (limit: number) => number
  pick: <Value>(values: readonly Value[]) => Value
}

/** The generator «mulberry32», on a state mixed from all the seeds. */
export function seededRandom(...seeds: number[]): Random {
  let state = seeds.reduce((mixed, seed) => mix(mixed ^ seed), 0x9e3779b9)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    pick: (values) => {
      const value = values[below(values.length)]
      if (value === undefined) throw new Error('Nothing to pick from')
      return value
    },
  }
}

function mix(value: number): number {
  const once = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35)
  return twice ^ (twice >>> 16)
}
