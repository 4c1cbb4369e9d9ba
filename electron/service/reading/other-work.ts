import { foldAccents } from '../../../shared/text/fold-accents.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import { meaningOf } from './progress-words.ts'

/** What is done with personas or answers besides asking: words for such work, which is no progress of a survey. */
const WORK: ReadonlySet<string> = new Set([
  ...['payment', 'payments', 'paiement', 'paiements', 'paid', 'payout', 'payouts', 'invoice', 'invoices'],
  ...[
    'facture',
    'factures',
    'facturation',
    'billing',
    'refund',
    'refunds',
    'remboursement',
    'remboursements',
  ],
  ...['incentive', 'incentives', 'reward', 'rewards', 'invitation', 'invitations', 'invite', 'invites'],
  ...['export', 'exports', 'upload', 'uploads', 'download', 'downloads', 'backup', 'backups', 'sauvegarde'],
  ...[
    'sauvegardes',
    'review',
    'reviews',
    'relecture',
    'relectures',
    'proofreading',
    'email',
    'emails',
    'mail',
  ],
  ...['mails', 'courriel', 'courriels', 'mailing', 'notification', 'notifications', 'reminder', 'reminders'],
  ...['relance', 'relances', 'translation', 'translations', 'traduction', 'traductions', 'transcription'],
  ...[
    'recruitment',
    'recrutement',
    'recruiting',
    'coding',
    'codage',
    'archive',
    'archives',
    'archivage',
    'sync',
  ],
  ...['sent', 'drawn', 'backed', 'lu', 'lus', 'lue', 'lues', 'relu', 'relus', 'relue', 'relues', 'vu', 'vus'],
  ...['vue', 'vues', 'seen', 'verification', 'verifications'],
])
/** What was done to somebody: "billed", "payées". Of what was done to only one, French nouns have the form too. */
const IS_DONE_TO = /^\p{L}{2,}(?:ed|ées?|és)$/u
const IRREGULAR = /^(?:traduit|inscrit|transmis|remis|exclu|perdu|vendu|revu|refait)e?s?$/
/** Words of this form for asking, for whoever is asked, and for how many there shall be. */
export const OF_ASKING: ReadonlySet<string> = new Set([
  ...['simulated', 'asked', 'polled', 'questioned', 'expected', 'needed', 'requested', 'planned', 'targeted'],
  ...['required', 'wanted', 'desired', 'ended', 'started', 'failed', 'need', 'allowed', 'synthesized'],
  ...[
    'simules',
    'simulees',
    'sondes',
    'sondees',
    'enquetes',
    'enquetees',
    'demandes',
    'demandees',
    'donnees',
  ],
  ...['souhaites', 'souhaitees', 'salaries', 'salariees', 'employes', 'employees', 'retraites', 'retraitees'],
  ...[
    'abonnes',
    'abonnees',
    'assures',
    'assurees',
    'sollicites',
    'sollicitees',
    'questionnes',
    'questionnees',
  ],
  ...[
    'annees',
    'journees',
    'idees',
    'diplomes',
    'diplomees',
    'desires',
    'desirees',
    'concernes',
    'concernees',
  ],
])

/**
 * Whether words are of other work with personas than asking them: "28 of 40 personas paid", "invitations". Words that
 * also say who has answered are not ("28 of the 40 invited have answered").
 */
export function isOfOtherWork(text: string): boolean {
  const plain = wordsOfKey(text)
  if (plain.some(isAnswered)) return false
  const isNamed = plain.some((word) => WORK.has(word) || IRREGULAR.test(word))
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  return isNamed || words.some((word) => IS_DONE_TO.test(word) && !OF_ASKING.has(foldAccents(word)))
}

/** What else has a status of its own, beside a survey: an account, a connection. */
const ELSE: ReadonlySet<string> = new Set([
  ...['subscription', 'abonnement', 'licence', 'license', 'health', 'sante', 'server', 'serveur', 'database'],
  ...['connection', 'connexion', 'webhook', 'webhooks', 'quality', 'qualite', 'consent', 'consentement'],
  ...['cache', 'auth', 'maintenance', 'import', 'imports', 'validation'],
])

/** Whether a name is of something beside the survey that has a status of its own: "payment_status", "export". */
export function isOfOtherStatus(name: string): boolean {
  return wordsOfKey(name).some((word) => WORK.has(word) || ELSE.has(word))
}

function isAnswered(word: string): boolean {
  return meaningOf(word, false) === 'answered'
}
