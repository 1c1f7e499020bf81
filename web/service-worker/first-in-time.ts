/** A train in a tunnel is connected and gets no answer. */
const patienceMs = 4000

/** The answer of the network; nothing where it fails or takes too long. */
export function firstInTime(network: Promise<Response>): Promise<Response | undefined> {
  const tooLate = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), patienceMs)
  })
  return Promise.race([network.catch(() => undefined), tooLate])
}
