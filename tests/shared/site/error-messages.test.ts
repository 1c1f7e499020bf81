import { describe, expect, it } from 'vitest'

import { errorId, errorMessage } from '#shared/site/error-messages.ts'

const permission = 'Accès non autorisé.'
const auth = "Erreur d'authentification. Veuillez réessayer."
const network = 'Erreur de connexion. Vérifiez votre connexion internet.'
const admin = "Une erreur s'est produite dans l'interface d'administration."
const unexpected = "Une erreur inattendue s'est produite. Veuillez réessayer."

describe('the message by the text of a failure (R238, R239, R240, R242)', () => {
  it.each([
    ['R238', 'auth session missing', auth],
    ['R238', 'Authentication failed', auth],
    ['R239', 'permission denied', permission],
    ['R239', 'PERMISSION DENIED for table prompts', permission],
    ['R239', 'Unauthorized', permission],
    ['R239', 'auth: permission refused', permission],
    ['R240', 'Network request failed', network],
    ['R240', 'Failed to fetch', network],
    ['R238 before R240', 'auth network failure', auth],
    ['R242', 'division by zero', unexpected],
    ['R242', '', unexpected],
  ])('follows %s: %j', (_row, message, expected) => {
    expect(errorMessage({ message }, 'public')).toBe(expected)
  })

  it('is that of the administration when no text matches there (R241)', () => {
    expect(errorMessage({ message: 'division by zero' }, 'admin')).toBe(admin)
  })

  it('is the same in the administration when a text matches (R241)', () => {
    expect(errorMessage({ message: 'permission denied' }, 'admin')).toBe(permission)
    expect(errorMessage({ message: 'Failed to fetch' }, 'admin')).toBe(network)
  })
})

describe('the message by the code of a failure', () => {
  it.each([
    ['TOO_MANY_REQUESTS', 'Trop de requêtes. Veuillez patienter.'],
    ['UNAUTHORIZED', auth],
    ['FORBIDDEN', permission],
    ['TIMEOUT', network],
  ])('takes the code %s before any text', (code, expected) => {
    expect(errorMessage({ code, message: 'permission auth network' }, 'public')).toBe(expected)
    expect(errorMessage({ code, message: '' }, 'admin')).toBe(expected)
  })

  it('leaves to the server what is down, and blames no connection', () => {
    const said = 'Les données du catalogue ne répondent pas pour le moment.'
    const failure = { code: 'SERVICE_UNAVAILABLE', message: said }
    expect(errorMessage(failure, 'public')).toBe(said)
    expect(errorMessage({ ...failure, message: '' }, 'public')).toBe(unexpected)
  })

  it.each(['INTERNAL_SERVER_ERROR', 'constructor', '__proto__', 'toString', ''])(
    'goes by the text when the code %j says nothing',
    (code) => {
      expect(errorMessage({ code, message: 'Failed to fetch' }, 'public')).toBe(network)
      expect(errorMessage({ code, message: 'autre' }, 'public')).toBe(unexpected)
    },
  )
})

it('makes the id of an error from its instant and a random part (R243)', () => {
  expect(errorId(1_795_000_000_000, 'k3x9')).toBe('ERR_1795000000000_k3x9')
})
