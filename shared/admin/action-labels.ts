import type { AdminAction, SecurityEventType } from './admin-log.ts'

/** The journal's codes in words. */
export const actionLabels: Record<AdminAction | SecurityEventType, string> = {
  'prompt.create': 'Prompt créé',
  'prompt.update': 'Prompt modifié',
  'prompt.statut': 'Statut d’un prompt',
  'prompt.delete': 'Prompt supprimé',
  'prompt.restore': 'Prompt restauré',
  'gpt.create': 'GPT créé',
  'gpt.update': 'GPT modifié',
  'gpt.statut': 'Statut d’un GPT',
  'gpt.delete': 'GPT supprimé',
  'gpt.restore': 'GPT restauré',
  'gpt.workflow': 'Workflow généré',
  'user.invite': 'Compte créé',
  'user.role': 'Rôle modifié',
  'user.password': 'Mot de passe réinitialisé',
  'user.suspend': 'Compte suspendu',
  'user.reinstate': 'Compte réactivé',
  'user.sessions': 'Sessions fermées',
  'user.delete': 'Compte supprimé',
  'setting.update': 'Paramètre modifié',
  'redirect.create': 'Redirection créée',
  'redirect.update': 'Redirection modifiée',
  'redirect.delete': 'Redirection supprimée',
  'redirect.ignore': 'Adresse introuvable ignorée',
  'seo_page.create': 'Page SEO créée',
  'seo_page.update': 'Page SEO modifiée',
  'seo_page.delete': 'Page SEO supprimée',
  'search_group.create': 'Groupe du vocabulaire créé',
  'search_group.update': 'Groupe du vocabulaire modifié',
  'search_group.delete': 'Groupe du vocabulaire supprimé',
  'search_group.restore': 'Groupe du vocabulaire rétabli',
  admin_access: 'Accès à l’administration',
  sign_in: 'Connexion',
  sign_in_failed: 'Échec de connexion',
  account_registered: 'Inscription',
  sign_in_limited: 'Connexion freinée',
  sign_in_refused: 'Connexion refusée',
  challenge_failed: 'Vérification échouée',
  suspicious_activity: 'Activité suspecte',
  sign_out: 'Déconnexion',
  session_expired: 'Session expirée',
  session_revoked: 'Session révoquée',
  token_reuse: 'Jeton réutilisé',
  device_changed: 'Autre appareil',
  password_changed: 'Mot de passe changé',
  second_step_asked: 'Second facteur demandé',
  factor_added: 'Second facteur ajouté',
  factor_changed: 'Second facteur modifié',
  factor_removed: 'Second facteur retiré',
}

/** A code in words; one that a later release wrote stays as it is. */
export function actionLabel(action: string): string {
  const labels: Record<string, string> = actionLabels
  return labels[action] ?? action
}
