import { foldAccents } from '../../../shared/text/fold-accents.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import { OF_ASKING } from './other-work.ts'
import { isPeople } from './progress-in-clauses.ts'
import { isNameOfProgress, meaningOf } from './progress-words.ts'
import { statusOfWord } from './status-words.ts'

/** Words that say nothing of their own between the numbers and what they count. */
const PLAIN: ReadonlySet<string> = new Set(
  (
    'of sur out von van di the les le la l de des d du en y a ont sont est is are was were have has had been ete deja already ' +
    'now so far currently actuellement only seulement environ about around soit total totals au all tous toutes some and et ' +
    'maintenant jusqu present ici up to date virtual virtuels virtuelles fictifs fictives synthetic synthetiques survey ' +
    'enquete sondage etude study poll run progress progression avancement status statut terrain fieldwork collecte simulation'
  ).split(' '),
)
/** What was done to whoever was asked, besides the words that the names of fields have. */
const ASKED: ReadonlySet<string> = new Set([
  ...[
    'asked',
    'polled',
    'questioned',
    'simulated',
    'heard',
    'entendus',
    'entendues',
    'sondes',
    'sondees',
    'over',
  ],
  ...['simules', 'simulees', 'questionnes', 'questionnees', 'fini', 'ended', 'enquetes', 'enquetees'],
])
/** One thing may be called by a word that nobody knows: "10 voix sur 26". */
const MOST_UNKNOWN = 1

/**
 * Whether a pair of numbers in a sentence ("28 personas sur 40") counts those who have answered: the words around it
 * say so, or they say nothing but what is counted. Of "28 of 40 personas online", "question 3 of 10" and the like
 * nobody knows.
 */
export function tellsAnswers(clause: string, match: RegExpExecArray, names: readonly string[]): boolean {
  const words = (text: string): string[] =>
    wordsOfKey(foldAccents(text)).filter((word) => /\p{L}/u.test(word) && !PLAIN.has(word))
  const before = words(clause.slice(0, match.index))
  const [inside, after] = [words(match[0]), words(clause.slice(match.index + match[0].length))]
  if ([...before, ...inside, ...after].some(isDone)) return true
  const isTold = names.some((name) => isNameOfProgress(name) && meaningOf(name, true) !== null)
  const unknown = (list: readonly string[]): number => list.filter((word) => !isOfAsking(word)).length
  const isBefore = before.every((word) => isOfAsking(word) || statusOfWord(word) === 'running')
  return (
    isBefore &&
    unknown([...inside, ...(isTold ? after : [])]) <= MOST_UNKNOWN &&
    (isTold || unknown(after) === 0)
  )
}

function isDone(word: string): boolean {
  return ASKED.has(word) || meaningOf(word, false) === 'answered'
}

function isOfAsking(word: string): boolean {
  return isPeople(word) || OF_ASKING.has(word) || ['total', 'asked'].includes(meaningOf(word, false) ?? '')
}
