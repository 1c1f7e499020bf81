/** Answers a question of few, such as what every page shows, once for each content version. */
export type VersionedAnswers = <Answer>(
  name: string,
  read: () => Promise<Answer>,
) => Promise<Answer>

type Kept = Map<string, { version: number; answer: unknown }>

/**
 * Keeps answers in the memory of the isolate while the content version is the one before which they
 * were read. They are shared by visitors and may not be changed.
 */
export function createVersionedAnswers(kept: Kept, currentVersion: () => Promise<number | null>) {
  const ask: VersionedAnswers = async <Answer>(name: string, read: () => Promise<Answer>) => {
    const version = await currentVersion()
    const known = kept.get(name)
    // Kept below, under the same name and so of the same type.
    if (version !== null && known?.version === version) return known.answer as Answer
    const answer = await read()
    if (version !== null) kept.set(name, { version, answer })
    return answer
  }
  return ask
}
