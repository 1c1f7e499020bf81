import type { CDPSession, Page } from '@playwright/test'

/** The browser's own authenticator of software, which holds passkeys and recognises its owner. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { client, authenticatorId }
}

export type Authenticator = { client: CDPSession; authenticatorId: string }

/** From now on the owner is not recognised, as who refuses their finger. */
export const refuseOwner = ({ client, authenticatorId }: Authenticator): Promise<unknown> =>
  client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
