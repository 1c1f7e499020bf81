/** Answers a question of few, such as what every page shows, once for each content version. */
export type VersionedAnswers = <Answer>(
  name: string,
  read: () => Promise<Answer>,
) => Promise<Answer>

type Kept = Map<string, { version: number; answer: unknown }>

/**
 * Keeps answers in the memory of the isolate while the content version is the one before which they
 * were read, and while the database is down. They are shared by visitors and may not be changed.
 */
export function createVersionedAnswers(kept: Kept, currentVersion: () => Promise<number | null>) {
  const pending = new Map<string, Promise<unknown>>()
  const read: VersionedAnswers = async <Answer>(
    name: string,
    answerAnew: () => Promise<Answer>,
  ) => {
    const version = await currentVersion()
    const known = kept.get(name)
    // Kept below, under the same name and so of the same type.
    if (version !== null && known?.version === version) return known.answer as Answer
    try {
      const answer = await answerAnew()
      if (version !== null) kept.set(name, { version, answer })
      return answer
    } catch (error) {
      // The version cannot be read either.
      if (version === null && known) return known.answer as Answer
      throw error
    }
  }
  /** What one request asks several times at once is read once. */
  const ask: VersionedAnswers = <Answer>(name: string, answer: () => Promise<Answer>) => {
    const asked = pending.get(name) ?? read(name, answer).finally(() => pending.delete(name))
    pending.set(name, asked)
    // Under the same name and so of the same type.
    return asked as Promise<Answer>
  }
  return ask
}
