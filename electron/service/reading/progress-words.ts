import { wordsOfKey } from '../json/words-of-key.ts'

/** What a field says about a run's progress. */
export type Meaning =
  | 'progress'
  | 'answered'
  | 'failed'
  | 'remaining'
  | 'to_do'
  | 'total'
  | 'asked'
  | 'percent'
  | 'fraction'

const WORDS: Readonly<Record<Meaning, readonly string[]>> = {
  progress: [
    'progres',
    'avanc',
    'avance',
    'avancee',
    'completude',
    'progress',
    'progression',
    'avancement',
    'completion',
    ...['progreso', 'progresso', 'avanzamento', 'fortschritt', 'voortgang'],
  ],
  answered: [
    ...[
      'responded',
      'repondants',
      'obtenu',
      'obtenues',
      'recues',
      'recus',
      'received',
      'submitted',
      'hechas',
      'hechos',
      'feitas',
    ],
    ...['feitos', 'fatte', 'fatti', 'erledigt', 'fertig', 'gedaan', 'recibidas', 'recebidas', 'ricevute'],
    ...['ontvangen', 'erhalten', 'completadas', 'completate', 'concluidas'],
    ...[
      'completes',
      'complets',
      'completees',
      'completed',
      'complete',
      'done',
      'answered',
      'processed',
      'finished',
      'fait',
      'faits',
      'termines',
    ],
    ...[
      'termine',
      'terminees',
      'terminee',
      'repondus',
      'traites',
      'traitees',
      'realises',
      'realisees',
      'realise',
    ],
    ...[
      'faites',
      'finis',
      'finies',
      'effectues',
      'effectuees',
      'recueillis',
      'recueillies',
      'clos',
      'closes',
      'clotures',
      'closed',
      'collected',
      'obtenus',
    ],
    ...['collecte', 'collectes', 'collectee', 'collectees', 'recueilli', 'recueillie', 'rempli', 'remplis'],
    ...[
      'remplie',
      'remplies',
      'enregistre',
      'enregistres',
      'enregistree',
      'enregistrees',
      'saisis',
      'saisies',
    ],
    ...['valide', 'valides', 'validee', 'validees', 'rendus', 'rendues', 'acheve', 'acheves', 'achevees'],
    ...['responding', 'repondante', 'repondantes', 'repondant'],
    ...['given', 'provided', 'gathered', 'recorded', 'filled', 'surveyed', 'validated'],
    ...['interviewed', 'interroges', 'interrogees', 'consultes', 'consultees', 'posees'],
    ...['repondu', 'responded', 'replied', 'achieved', 'atteint', 'atteints', 'conducted'],
    ...['rejoints', 'rejointes', 'joints', 'jointes', 'reached'],
    ...['written', 'ecrites', 'ecrits', 'stored', 'saved'],
    ...['ukonceno', 'ukonceny', 'dokonceno', 'dokonceny', 'hotovo', 'zakonczone', 'ukonczone', 'gotowe'],
    ...['obtained', 'klaar', 'logged', 'returned', 'delivered'],
  ],
  failed: [
    ...['failed', 'failures', 'errors', 'echecs', 'echoues', 'skipped', 'refused', 'refusals', 'refus'],
    ...['declined', 'dropouts', 'abandons', 'abandoned', 'unreachable', 'injoignables'],
  ],
  remaining: [
    'outstanding',
    ...['zbyva', 'zbyvaji', 'pozostało', 'pozostale', 'zostava'],
    ...['faltan', 'faltam', 'restam', 'rimanenti', 'mancanti', 'verbleibend', 'resterend', 'offen'],
    'todo',
    'waiting',
    'attente',
    'incomplete',
    'incompletes',
    'manquants',
    'restantes',
    'remaining',
    'left',
    'pending',
    'restant',
    'restants',
    'reste',
  ],
  // What is to be done: all of it, or what is left of it.
  to_do: ['faire', 'traiter', 'interroger', 'realiser', 'collecter', 'sonder', 'simuler'],
  total: [
    ...[
      'issued',
      'audience',
      'voulu',
      'voulus',
      'voulues',
      'vise',
      'vises',
      'visees',
      'goal',
      'wanted',
      'objetivo',
      'obiettivo',
    ],
    ...[
      'verwacht',
      'erwartet',
      'erwartete',
      'esperadas',
      'esperados',
      'attese',
      'attesi',
      'gewenst',
      'gewunscht',
    ],
    ...['previstas', 'previstos', 'previste', 'previsti', 'geplant', 'ziel', 'soll', 'doel', 'gepland'],
    ...['celkem', 'celkom', 'razem', 'lacznie', 'łacznie', 'wszystkie'],
    ...['gesamt', 'gesamtzahl', 'insgesamt', 'totaal', 'totale', 'totales', 'totais'],
    'attendues',
    'attendue',
    'prevu',
    'prevus',
    'prevues',
    'cible',
    'objectif',
    'target',
    'total',
    'expected',
    'attendus',
    'attendu',
  ],
  asked: ['personas', 'respondents', 'participants'],
  percent: ['permille', 'promille', 'percent', 'percentage', 'pct', 'pourcentage', 'pourcent'],
  fraction: ['tx', 'frac', 'part', 'share', 'fraction', 'ratio', 'taux', 'anteil'],
}

/** Plain words that mean progress only inside an object that is under a name of progress. */
const INNER_WORDS: Partial<Record<Meaning, readonly string[]>> = {
  progress: ['value', 'valeur'],
  answered: ['current', 'count', 'answers', 'reponses', 'n', 'numerator', 'numerateur'],
  total: ['target', 'sur', 'of', 'max', 'size', 'taille', 'denominator', 'denominateur'],
  fraction: ['rate'],
}

/** Words that a name may have besides without changing its meaning. */
const NEUTRAL_WORDS: ReadonlySet<string> = new Set([
  ...[
    'nb',
    'nombre',
    'number',
    'n',
    'num',
    'count',
    'so',
    'far',
    'unit',
    'current',
    'currently',
    'overall',
    'global',
  ],
  ...[
    'survey',
    'sondage',
    'run',
    'status',
    'a',
    'to',
    'of',
    'the',
    'de',
    'du',
    'des',
    'd',
    'en',
    'already',
    'deja',
  ],
])
const ALL_WORDS: ReadonlySet<string> = new Set([...Object.values(WORDS).flat(), ...NEUTRAL_WORDS])

/** Words for the parts that a run is done in, which are no personas. */
export const STEP_WORDS: readonly string[] = [
  ...['step', 'steps', 'etape', 'etapes', 'batch', 'batches', 'lot', 'lots', 'chunk', 'chunks'],
  ...['pass', 'passe', 'passes', 'phase', 'phases', 'page', 'pages'],
]

/** Whether a name consists only of words of a run's progress and neutral ones. */
export function isNameOfProgress(key: string): boolean {
  return wordsOfKey(key).every((word) => ALL_WORDS.has(word))
}

/**
 * The meaning of a field by its name; null where it is none of progress. `isInner`: in an object under a name of
 * progress.
 */
export function meaningOf(key: string, isInner: boolean): Meaning | null {
  const words = wordsOfKey(key)
  // One unknown word makes it a name of something else: "women_pct", "not_done", "batches_total".
  const isPlainer = isInner && words.length === 1
  if (words.length === 0 || words.length > 3 || (!isPlainer && !isNameOfProgress(key))) return null
  const has = (meaning: Meaning): boolean =>
    words.some(
      (word) =>
        WORDS[meaning].includes(word) ||
        (isInner && words.length === 1 && INNER_WORDS[meaning]?.includes(word)),
    )
  // "target_completes" is how many are wanted; "total_completed" how many are done.
  if (has('answered') && words.some((word) => word !== 'total' && WORDS.total.includes(word))) return 'total'
  const order: Meaning[] = [
    ...(['percent', 'fraction', 'failed', 'remaining', 'to_do', 'answered', 'progress'] as const),
    ...(['total', 'asked'] as const),
  ]
  // A share of what failed or remains is not the share of what is done.
  if (
    (has('percent') || has('fraction') || has('progress')) &&
    (has('failed') || has('remaining') || has('to_do'))
  )
    return null
  if (has('answered') && (has('failed') || has('remaining') || has('to_do'))) return null
  return order.find(has) ?? null
}
