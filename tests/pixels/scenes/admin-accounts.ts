import { changeAnswers } from './acts.ts'

const created_at = '2026-01-02T03:04:05.000Z'
const session = { created_at, last_active_at: created_at, adresse: '203.0.113.0/24' }
const user = {
  role: 'admin',
  granted_at: created_at,
  last_sign_in_at: created_at,
  suspended_at: null,
  mustChangePassword: false,
  sessions: 1,
  isSelf: false,
  isSelfRegistered: false,
  hasSecondFactor: false,
}

/** The same accounts and sessions in each picture, although each opens a session. */
export const prepareAccounts = changeAnswers({
  'auth.sessions': [
    { ...session, id: '1', appareil: 'Chrome sur Linux', isCurrent: true },
    { ...session, id: '2', appareil: 'Safari sur iPhone', isCurrent: false },
    { ...session, id: '3', appareil: 'Firefox sur Windows', isCurrent: false },
  ],
  'admin.users.list': [
    { ...user, id: '5b1f1e0c-0000-4000-8000-000000000001', email: 'a@site.test', isSelf: true },
    {
      ...user,
      id: '5b1f1e0c-0000-4000-8000-000000000002',
      email: 'une-adresse-assez-longue@site.test',
      role: 'contributor',
      mustChangePassword: true,
    },
    {
      ...user,
      id: '5b1f1e0c-0000-4000-8000-000000000003',
      email: 'c@site.test',
      role: null,
      granted_at: null,
      last_sign_in_at: null,
      sessions: 0,
      isSelfRegistered: true,
    },
    {
      ...user,
      id: '5b1f1e0c-0000-4000-8000-000000000004',
      email: 'd@site.test',
      role: 'moderator',
      suspended_at: created_at,
      sessions: 0,
    },
  ],
})
