import { base64url } from 'jose'

import type { NewPasskey, UsedPasskey } from '#shared/access/second-factor.ts'

type Options = {
  origin: string
  /** The owner was recognised, not only present. */
  verifiesUser?: boolean
  /** Counts from here at the next signature; none where it stays zero. */
  counter?: number
  /** What it says that it signs by, as COSE numbers it; ES256, which it does, unless told otherwise. */
  algorithm?: number
}

const encoder = new TextEncoder()
const curve = { name: 'ECDSA', namedCurve: 'P-256' }

/** An authenticator of software that holds one passkey of a site, and signs what a test asks. */
export async function createAuthenticator({
  origin,
  verifiesUser = true,
  counter = 0,
  algorithm = -7,
}: Options) {
  const keys = await crypto.subtle.generateKey(curve, true, ['sign', 'verify'])
  const id = crypto.getRandomValues(new Uint8Array(16))
  const state = { counter, origin, verifiesUser }
  const rpIdHash = await sha256(encoder.encode(new URL(origin).hostname))

  const client = (type: string, challenge: string) =>
    encoder.encode(JSON.stringify({ type, challenge, origin: state.origin, crossOrigin: false }))
  const data = (flags: number, rest: Uint8Array = new Uint8Array()) => {
    const count = new Uint8Array(4)
    new DataView(count.buffer).setUint32(0, state.counter)
    const verified = state.verifiesUser ? 0x04 : 0
    return join(rpIdHash, Uint8Array.of(0x01 | verified | flags), count, rest)
  }
  const name = base64url.encode(id)
  return {
    id: name,
    /** What the next answers say; a copied or hostile authenticator says what it likes. */
    state,
    register: async (challenge: string): Promise<NewPasskey> => {
      const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', keys.publicKey)
      const cose = join(
        Uint8Array.of(0xa5, 0x01, 0x02, 0x03),
        cborNegative(algorithm),
        Uint8Array.of(0x20, 0x01, 0x21, 0x58, 0x20),
        base64url.decode(x),
        Uint8Array.of(0x22, 0x58, 0x20),
        base64url.decode(y),
      )
      const authData = data(0x40, join(new Uint8Array(16), Uint8Array.of(0, id.length), id, cose))
      const attestation = join(
        Uint8Array.of(0xa3),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Uint8Array.of(0xa0),
        cborText('authData'),
        Uint8Array.of(0x58, authData.length),
        authData,
      )
      return {
        id: name,
        rawId: name,
        type: 'public-key',
        response: {
          clientDataJSON: base64url.encode(client('webauthn.create', challenge)),
          attestationObject: base64url.encode(attestation),
          transports: ['internal'],
        },
      }
    },
    sign: async (challenge: string): Promise<UsedPasskey> => {
      const clientData = client('webauthn.get', challenge)
      const authenticatorData = data(0)
      const signed = join(authenticatorData, await sha256(clientData))
      const signature = new Uint8Array(
        await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, keys.privateKey, signed),
      )
      return {
        id: name,
        rawId: name,
        type: 'public-key',
        response: {
          clientDataJSON: base64url.encode(clientData),
          authenticatorData: base64url.encode(authenticatorData),
          signature: base64url.encode(toDer(signature)),
        },
      }
    },
  }
}

export type Authenticator = Awaited<ReturnType<typeof createAuthenticator>>

const cborText = (text: string) => join(Uint8Array.of(0x60 + text.length), encoder.encode(text))

function cborNegative(value: number): Uint8Array {
  const rest = -1 - value
  if (rest < 24) return Uint8Array.of(0x20 + rest)
  return rest < 256 ? Uint8Array.of(0x38, rest) : Uint8Array.of(0x39, rest >> 8, rest & 255)
}

/** Two integers of 32 bytes as ASN.1 writes them. */
function toDer(signature: Uint8Array): Uint8Array {
  const integers = [signature.slice(0, 32), signature.slice(32)].map((bytes) => {
    const first = bytes.findIndex((byte) => byte !== 0)
    const short = bytes.slice(first)
    const positive = (short[0] ?? 0) < 0x80 ? short : join(Uint8Array.of(0), short)
    return join(Uint8Array.of(0x02, positive.length), positive)
  })
  const body = join(...integers)
  return join(Uint8Array.of(0x30, body.length), body)
}

function join(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(parts.flatMap((part) => Array.from(part)))
}

const sha256 = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
