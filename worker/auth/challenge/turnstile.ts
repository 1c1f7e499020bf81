import { z } from 'zod'

export type TurnstileConfig = {
  siteKey: string
  secret: string
  hostname: string
  /** Where tokens are verified; Cloudflare's address unless a test has its own. */
  verifyUrl?: string
  timeoutMs?: number
}

export type Turnstile = {
  siteKey: string
  verify: (
    token: string,
    address: string | undefined,
  ) => Promise<'passed' | 'failed' | 'unreachable'>
}

const cloudflareUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const maxTokenLength = 2048
const action = 'login'

const answerSchema = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
})

/** Cloudflare's challenge, where its secret is set. A verification that fails to answer is no pass. */
export function createTurnstile({
  siteKey,
  secret,
  hostname,
  verifyUrl = cloudflareUrl,
  timeoutMs = 3000,
}: TurnstileConfig): Turnstile {
  const ask = async (body: string) => {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Error(`siteverify answered with status ${response.status}`)
    return answerSchema.parse(await response.json())
  }
  return {
    siteKey,
    verify: async (token, address) => {
      if (token.length > maxTokenLength) return 'failed'
      const body = JSON.stringify({
        secret,
        response: token,
        ...(address !== undefined && { remoteip: address }),
        // Lets the second try of the same token count as the first.
        idempotency_key: crypto.randomUUID(),
      })
      const answer = await ask(body)
        .catch(() => ask(body))
        .catch(() => null)
      if (!answer) return 'unreachable'
      const isOurs = answer.hostname === hostname && answer.action === action
      return answer.success && isOurs ? 'passed' : 'failed'
    },
  }
}
