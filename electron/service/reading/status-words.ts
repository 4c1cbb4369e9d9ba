import { htmlText } from '../../../shared/exchange/text/html-text.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import type { SurveyStatus } from '../service-api.ts'
import { SLANG_WORDS } from './status-slang.ts'
import { SLAVIC_WORDS } from './status-slavic.ts'
import { STATUS_VOCABULARY } from './status-vocabulary.ts'
import { AROUND } from './words-around-status.ts'

/** Meanings of status words that a person taught for one service. */
export type TaughtWords = Readonly<Record<string, SurveyStatus>>

/** Between two words that say the same: "draft and not yet launched". */
const AND = / (?:and|et|und|y) /
/** Words that mean many other things where no name says that they are a status: `mode: "live"`. */
const ELSEWHERE_OTHER: ReadonlySet<string> = new Set([
  ...['live', 'deployed', 'deploye', 'computing', 'calculating', 'polling', 'en ligne', 'redaction', 'to do'],
  ...['prepared', 'prepare', 'on air', 'on the air', 'a l antenne', 'en direct', 'boucle', 'wrapped up'],
  ...[
    'projet',
    'montage',
    'field',
    'concept',
    'neu',
    'nieuw',
    'nuevo',
    'nuova',
    'nuovo',
    'novo',
    'nova',
    'fertig',
    'klaar',
    'gereed',
  ],
  ...['aktiv', 'aktief', 'activo', 'activa', 'attivo', 'attiva', 'ativo', 'ativa', 'bezig', 'ferme'],
])

/** A number or a truth value, which says something else under every name. */
const BARE = /^(?:-?\d+(?: \d+)?|true|false)$/

/** Whether a status word counts under any name, and not only under one of statuses. */
export function countsAnywhere(word: string): boolean {
  const plain = plainWord(lastSegment(htmlText(word)))
  return !ELSEWHERE_OTHER.has(plain) && !BARE.test(plain)
}

/**
 * Words that say only that answers are taken: a survey may be open before it is launched. Whoever has some answers, and
 * not all, is running.
 */
const OPEN: ReadonlySet<string> = new Set([
  ...['open', 'opened', 'ouvert', 'ouverte', 'abierto', 'abierta', 'aperto', 'aperta', 'aberto', 'aberta'],
  ...['offen', 'geoffnet', 'geopend', 'accepting responses', 'accepting answers', 'open for responses'],
  ...['open to responses', 'open for answers', 'ouvert aux reponses', 'ouverte aux reponses'],
])

/** Whether a word says that a survey is open. */
export function saysOpen(word: string): boolean {
  return word.length <= LONGEST && OPEN.has(plainWord(lastSegment(htmlText(word))))
}

/**
 * Words that may say that a survey is over, or that a call went well, or that it may begin. Where everybody has
 * answered, it is over.
 */
const WELL: ReadonlySet<string> = new Set([
  ...[
    'ok',
    'success',
    'successful',
    'succes',
    'reussi',
    'reussie',
    'archived',
    'archive',
    'archivee',
    'processed',
  ],
  ...['expired', 'expire', 'expiree', 'abgelaufen', 'verlopen', 'caducado', 'caducada', 'scaduto', 'scaduta'],
  ...['ready', 'pret', 'prete', 'available', 'disponible', 'disponibles', 'published', 'publie', 'publiee'],
  ...['paru', 'parue', 'sorti', 'sortie', 'released', 'issued', 'diffuse', 'diffusee', 'en kiosque'],
])

/** Whether a word may say that a survey is over. */
export function mayBeOver(word: string): boolean {
  return word.length <= LONGEST && WELL.has(plainWord(lastSegment(htmlText(word))))
}

/** Words in the names of fields that hold a status. */
export const STATUS_NAMES: ReadonlySet<string> = new Set([
  ...['status', 'statut', 'state', 'etat', 'phase', 'situation', 'lifecycle'],
  ...[
    'stand',
    'zustand',
    'toestand',
    'estado',
    'stato',
    'stav',
    'stan',
    'fase',
    'etape',
    'stage',
    'stade',
    'workflow',
    'marking',
  ],
])
/** Whole names that ask where a survey stands, as people who write their own fields call it. */
const STATUS_PHRASES: ReadonlySet<string> = new Set([
  ...['ou on en est', 'ou en est on', 'ou ca en est', 'ou en est', 'ou nous en sommes', 'ca en est ou'],
  ...['where we are', 'where are we', 'where it stands', 'where we stand', 'where things stand'],
])

/** Whether a field holds a status, by a word of its name or by its whole name. */
export function isStatusName(key: string): boolean {
  const words = wordsOfKey(key)
  return words.some((word) => STATUS_NAMES.has(word)) || STATUS_PHRASES.has(words.join(' '))
}

/**
 * Words for what is being typed in, the survey or the answers to it: where nobody has answered yet, it is the survey.
 */
const TYPED: ReadonlySet<string> = new Set([
  ...['en saisie', 'a la saisie', 'in entry', 'in data entry', 'being entered', 'being typed in'],
])

/** Whether a word may say that a survey is a draft. */
export function mayBeDraft(word: string): boolean {
  return word.length <= LONGEST && TYPED.has(plainWord(lastSegment(htmlText(word))))
}

/** A longer text is a sentence, from which no status is read. */
const LONGEST = 60

type Table = ReadonlyMap<string, SurveyStatus>

function tableOf(words: readonly (readonly [string, SurveyStatus])[]): Table {
  return new Map(
    words.flatMap(([word, status]) =>
      ['', 'e', 's', 'es'].map((ending): [string, SurveyStatus] => [word + ending, status]),
    ),
  )
}

const TABLE = tableOf(
  Object.entries(STATUS_VOCABULARY).flatMap(([status, words]) =>
    words.map((word) => [word, status as SurveyStatus] as const),
  ),
)
const NAMED_TABLE: Table = new Map([...tableOf(SLANG_WORDS), ...SLAVIC_WORDS, ...TABLE])

/** A status word as one of the four, whatever its case, accents, ending and punctuation; `taught` goes first. */
export function statusOfWord(word: string, taught: TaughtWords = {}): SurveyStatus {
  return statusIn(TABLE, word, taught)
}

/** The same for a word under a name of statuses, where it may also be one that a team has borrowed ("cooking"). */
export function statusUnderName(word: string, taught: TaughtWords = {}): SurveyStatus {
  return statusIn(NAMED_TABLE, word, taught)
}

function statusIn(table: Table, word: string, taught: TaughtWords): SurveyStatus {
  if (word.length > LONGEST) return 'other'
  const plain = plainWord(lastSegment(htmlText(word)))
  const known = Object.entries(taught).find(([key]) => plainWord(key) === plain)
  if (known) return known[1]
  const parts = new Set(plain.split(AND).map((part) => statusOfPlain(table, part)))
  const [only = 'other'] = parts
  return (
    table.get(plain) ?? (parts.size === 1 && only !== 'other' ? only : statusOfClauses(table, word, plain))
  )
}

/**
 * "Not yet live", and "field closed, file released": the clauses that say something say the same, and the others at
 * most that all went well.
 */
function statusOfClauses(table: Table, word: string, plain: string): SurveyStatus {
  const yet = NOT_YET.exec(plain)
  if (yet) return statusOfPlain(table, plain.slice(yet[0].length)) === 'running' ? 'draft' : 'other'
  const clauses = htmlText(word)
    .split(/\s*[,;:()–—|]\s*|\s-\s|\s(?:and|et)\s/)
    .map((clause) => plainWord(clause).replace(SINCE, '').replace(SHARE, ''))
    .filter((clause) => !IS_COUNT.test(clause))
  const told = clauses.map((clause) => ({ clause, status: statusOfPlain(table, clause) }))
  const known = new Set(told.flatMap(({ status }) => (status === 'other' ? [] : [status])))
  const [status = 'other'] = known
  const others = told.filter((one) => one.status === 'other')
  const areWell = others.every(({ clause }) => {
    const words = clause.split(' ')
    return words.some((one) => WELL.has(one)) && !words.some((one) => NEGATIONS.has(one))
  })
  if (status === 'done' && IS_PARTLY.test(word)) return 'other'
  const isOne = clauses[0] !== plain && known.size === 1 && areWell
  return isOne && (others.length === 0 || status === 'done') ? status : 'other'
}

/** Since when it is so, or by whom; not by how many, nor why or by when. */
const SINCE =
  / (?:(?:since|depuis|seit|sinds|desde|dal) .*|(?:by|par) (?!\d|(?:most|some|half|few|many|several|one|two|plusieurs|certains|quelques|la plupart|manque|erreur|error|mistake|timeout|defaut|tomorrow|tonight|noon|midnight|next|the end|then|now)\b).*|(?:le|on|at|am|il|el|op) \d(?!\d* (?:of|sur|von|van|di|de|out of) \d).*)$/
/** "finished at 40 %". */
const IS_PARTLY = /\b(?:at|on|le|bei|al|op)\s\d{1,2}(?:[.,]\d+)?\s?%/i
/** "100 % done". */
const SHARE = /^100 (?=\p{L})/u
/** A clause that only counts: "12 of 32", "0". */
const IS_COUNT = /^(?:\d+(?: (?:of|sur|von|van|di|de|out of) \d+| \d+)*)?$/
const NOT_YET =
  /^(?:not yet|yet to be|pas encore|noch nicht|nog niet|non ancora|aun no|todavia no|ainda nao) /
const NEGATIONS: ReadonlySet<string> = new Set([
  'no',
  'not',
  'never',
  'without',
  'pas',
  'non',
  'sans',
  'jamais',
])

function statusOfPlain(table: Table, plain: string): SurveyStatus {
  const bare = plain
    .split(' ')
    .filter((part) => !AROUND.has(part))
    .join(' ')
  return table.get(plain) ?? table.get(bare) ?? 'other'
}

/** In lower case, without accents and punctuation: "EN_COURS" and "en cours" become the same. */
function plainWord(word: string): string {
  const isShouted = word === word.toUpperCase()
  return wordsOfKey(isShouted ? word.toLowerCase() : word).join(' ')
}

/** "/statuses/running" is an address and means "running". */
function lastSegment(word: string): string {
  return word.startsWith('/') ? word.slice(word.lastIndexOf('/') + 1) : word
}
