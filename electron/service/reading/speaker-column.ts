import { wordsOfKey } from '../json/words-of-key.ts'
import { isModerator } from './transcript-line.ts'

/** One field of all rows of a list, as text; null for rows without it. */
export interface Column {
  name: string
  /** The names that lead to it, joined by dots; its name where it stands in the row itself. */
  path?: string
  values: (string | null)[]
}

/** Words in the names of fields that hold a person's name. */
const NAME_WORDS: ReadonlySet<string> = new Set([
  'name',
  'nom',
  'prenom',
  'libelle',
  'label',
  'display',
  'firstname',
])
/** Words in the names of fields that can only be about a person. */
const PERSON_WORDS: ReadonlySet<string> = new Set([
  ...['participant', 'persona', 'speaker', 'locuteur', 'locutrice', 'seat', 'siege', 'panelist', 'paneliste'],
  ...['respondent', 'repondant', 'intervenant', 'intervenante', 'profile', 'profil', 'member', 'membre'],
])
const ID_WORDS: ReadonlySet<string> = new Set(['id', 'ref', 'numero', 'identifiant', 'key', 'cle', 'persona'])
/** Words in the names of fields about a turn that do not hold its speaker. */
const OTHER_WORDS: ReadonlySet<string> = new Set([
  ...[
    'time',
    'date',
    'at',
    'heure',
    'lang',
    'langue',
    'locale',
    'mood',
    'humeur',
    'emotion',
    'emotional',
    'tone',
    'ton',
    'tonalite',
    'sentiment',
    'theme',
  ],
  // What a text is sorted by, or comes from.
  ...['category', 'categorie', 'channel', 'canal', 'model', 'modele', 'engine', 'moteur', 'provider', 'city'],
  ...['ville', 'region', 'country', 'pays', 'tag', 'tags', 'chapter', 'chapitre', 'question', 'questions'],
  ...[
    'topic',
    'sujet',
    'reply',
    'reponse',
    'to',
    'duration',
    'duree',
    'tokens',
    'score',
    'confidence',
    'likes',
    ...['style', 'format', 'font', 'weight', 'marks'],
    // How much was said.
    ...['mots', 'words', 'word', 'longueur', 'length', 'chars', 'characters', 'caracteres', 'signes'],
    ...['seconds', 'secondes', 'count', 'nombre', 'nb', 'polarite', 'polarity'],
  ],
])
/** Words for the form of a text, which nobody is called. */
const FORMS: ReadonlySet<string> = new Set([
  ...[
    'text',
    'plain',
    'plain_text',
    'markdown',
    'mrkdwn',
    'html',
    'paragraph',
    'heading',
    'string',
    'rich_text',
  ],
  ...['section', 'block', 'span', 'texte', 'paragraphe'],
])
const LONGEST_NAME = 60
/** At least three words, with a full stop or the like at the end. */
const SENTENCE = /\S\s+\S+\s.*[.!?…]\s*$/su

/**
 * The field that names the speaker, and those to read where it is empty ("role" where "name" is null). Null where two
 * fields would name the speakers differently. Fields that follow from the speaker, as a role does, are left out.
 */
export function speakerColumns(columns: readonly Column[]): Column[] | null {
  const possible = columns.filter(mayName)
  const ranked = [...possible].sort(
    (one, other) => distinct(other) - distinct(one) || rank(one) - rank(other),
  )
  const [fullest] = ranked
  if (fullest === undefined) return null
  // If there are as many kinds of turns as speakers, the column that tells people apart within a kind names the
  // speaker.
  const first = ranked.find((column) => isKind(fullest, column)) ?? fullest
  const others = ranked.filter((column) => column !== first)
  if (areNumbers(first) && !mayBeIds(first, others.length > 0) && !others.some((one) => isKind(one, first)))
    return null
  const fallbacks = others.filter((column) =>
    first.values.some((value, at) => value === null && column.values[at] !== null),
  )
  const isClear = others.every((column) => followsFrom(column, first))
  return isClear ? [first, ...fallbacks] : null
}

/**
 * Whether a field may name speakers: short values that come again, neither the same in all rows nor different in each.
 */
function mayName({ name, values }: Column): boolean {
  if (wordsOfKey(name).some((word) => OTHER_WORDS.has(word)) || isCounter({ name, values })) return false
  const told = values.filter((value) => value !== null)
  const kinds = new Set(told)
  if (told.every((value) => FORMS.has(value.toLowerCase()))) return false
  // A colon in front makes a keyword (":moderator") and no sentence.
  const isShort = told.every(
    (value) => value.length <= LONGEST_NAME && !/[\]:\n]/.test(value.replace(/^:/, '')),
  )
  // `true` and `0.5` are no names.
  const isName = told.every((value) => !/^(true|false|-?\d+[.,]\d+)$/.test(value) && !SENTENCE.test(value))
  return (
    told.length > 1 &&
    isShort &&
    isName &&
    kinds.size < told.length &&
    (kinds.size > 1 || told.length < values.length)
  )
}

/** Whether the rows are numbered in blocks, 1, 1, 1, 2, 2: rounds are, and speakers come back. */
export function isCounter({ values }: Column): boolean {
  const numbers = values.map((value) => (/^\d{1,3}$/.test(value ?? '') ? Number(value) : null))
  return (
    new Set(numbers).size > 1 &&
    numbers.every((number, at) => {
      const before = at === 0 ? number : numbers[at - 1]
      return number !== null && typeof before === 'number' && number >= before && number <= before + 1
    })
  )
}

function areNumbers({ values }: Column): boolean {
  return values.every((value) => value === null || /^\d+$/.test(value))
}

/**
 * Whether numbers may be ids of speakers: the field is called after a person; or each occurs twice on average, and, if
 * other fields may hold names, the field's own name says so.
 */
function mayBeIds(column: Column, isBesideWords: boolean): boolean {
  if (wordsOfKey(column.path ?? column.name).some((word) => PERSON_WORDS.has(word))) return true
  const isRepeated = distinct(column) * 2 <= column.values.length
  const isNamed = wordsOfKey(column.name).some((word) => ID_WORDS.has(word))
  return isRepeated && (isNamed || !isBesideWords)
}

function distinct({ values }: Column): number {
  return new Set(values.filter((value) => value !== null)).size
}

/** How unlikely a field is the speaker's: a name goes before a reference. */
function rank({ name, values }: Column): number {
  const isNamed = wordsOfKey(name).some((word) => NAME_WORDS.has(word))
  const hasDigits = values.some((value) => /\d/.test(value ?? ''))
  return (isNamed ? 0 : 1) + (hasDigits ? 2 : 0)
}

/** Words for whoever leads a discussion, where a column says of which kind a turn is. */
const HOSTS =
  /^(?:hosts?|h[oô]te(?:sse)?|chair|interviewer|leader|lead|leitung|presenter|conducteur|conductrice|system)$/iu
/** What programs write where there is no speaker; then all other ids are larger. */
const NOBODY = '0'

/** Who speaks in a row, by the columns that name the speakers; null where none of them names anybody. */
export function speakerOf([first, ...fallbacks]: readonly Column[], at: number): string | null {
  if (first === undefined) return null
  const own = first.values[at] ?? null
  // A keyword of a program: ":moderator".
  if (own !== null) return own === NOBODY && isNobody(first) ? null : own.replace(/^:(?=\p{L})/u, '')
  for (const column of fallbacks) {
    const value = column.values[at] ?? null
    // "prompt" or "system" says of which kind a turn is, and not who speaks.
    if (value !== null && (!isKind(column, first) || isPerson(value))) return value
  }
  return null
}

function isPerson(value: string): boolean {
  // "nl.service.Moderator" names a class of a program.
  if (/\S[.:/]\S/.test(value)) return false
  return wordsOfKey(value).some((word) => isModerator(word) || HOSTS.test(word))
}

/** Whether 0 stands for nobody: the other numbers are ids that do not begin at 1. */
function isNobody({ values }: Column): boolean {
  const numbers = values.filter((value) => value !== null && value !== NOBODY)
  return numbers.length > 0 && numbers.every((value) => /^[1-9]\d+$/.test(value ?? ''))
}

/**
 * Whether a column tells only of which kind the rows are: the rows without a value of `first` have other words in it
 * than those with one, which have fewer different words than there are speakers.
 */
function isKind(column: Column, first: Column): boolean {
  const wordsOf = (isNamed: boolean): Set<string | null> =>
    new Set(
      column.values.filter((_, at) => (first.values[at] !== null) === isNamed).map((value) => value ?? null),
    )
  const named = wordsOf(true)
  const unnamed = wordsOf(false)
  const areWords = [...named, ...unnamed].every((value) => value === null || !/^\d+$/.test(value))
  return (
    areWords &&
    unnamed.size > 0 &&
    named.size < distinct(first) &&
    ![...unnamed].some((value) => named.has(value))
  )
}

/** Whether a column has the same value wherever `first` has the same value. */
export function followsFrom(column: Column, first: Column): boolean {
  const known = new Map<string, string | null>()
  return first.values.every((value, at) => {
    if (value === null) return true
    const told = column.values[at] ?? null
    if (!known.has(value)) known.set(value, told)
    return known.get(value) === told
  })
}
