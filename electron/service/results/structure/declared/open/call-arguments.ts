import { wordsOfKey } from '../../../../json/words-of-key.ts'
import { isReasonName } from '../../../words/missing-reasons.ts'
import { ANSWER_NAMES } from '../../../words/names.ts'
import type { fieldsIn } from '../../records.ts'
import { isBlank } from '../places.ts'

type Argument = ReturnType<typeof fieldsIn>[number]

/** Words of a field that says which item a call is about. */
const ITEM_WORDS: ReadonlySet<string> = new Set(
  'question questions item q qid frage pregunta pergunta domanda vraag pytanie otazka fraga sporsmal'.split(
    ' ',
  ),
)
/** What else a field with such a word may hold: an option of the item, or what was said to it. */
const ANSWER_WORDS: ReadonlySet<string> = new Set(
  'answer answers response reply reponse choice choix option options value valeur text texte'.split(' '),
)
/** Names of what explains an answer, or why there is none. */
const WHY: ReadonlySet<string> = new Set(['reason', 'raison', 'motif', 'why', 'pourquoi', 'explanation'])
const NO: ReadonlySet<string> = new Set(['false', 'no', 'non', '0', 'n'])

/**
 * What a tool was called with that may be the answer, without what says which item is meant; `'none'` where it says
 * that there is no answer (`dont_know: true`, `status: "declined"`). Null where it says so and something beside it
 * looks like one, or where only a number stands beside an empty answer.
 */
export function saidByCall(
  args: readonly Argument[],
  countsItems: ReadonlySet<string>,
): Argument[] | 'none' | null {
  const own = args.filter(({ name }) => !countsItems.has(name) && !namesItem(name))
  const filled = own.filter(({ leaf }) => !isBlank(leaf.value))
  if (filled.length === 0) return own.length < args.length && own.length === 0 ? null : 'none'
  const flags = filled.filter(({ name }) => isReasonName(name))
  const raised = flags.filter(({ leaf }) => !NO.has(String(leaf.value).trim().toLowerCase()))
  const told = filled.filter((arg) => !flags.includes(arg))
  const answers = told.filter(({ leaf }) => !isReason(leaf.value))
  if (raised.length > 0 || answers.length < told.length) return answers.length === 0 ? 'none' : null
  const called = answers.filter(({ name }) => isAnswerName(name))
  const blank = own.filter(({ leaf }) => isBlank(leaf.value))
  if (called.length === 0 && blank.some(({ name }) => isAnswerName(name))) return null
  const arePlain =
    answers.every(({ leaf }) => isNumber(leaf.value)) && called.length === 0 && blank.length > 0
  const areWhy = answers.every(({ name }) => WHY.has(name.toLowerCase()))
  return arePlain || areWhy ? null : answers
}

/** Whether a name is one of those of answers. */
export function isAnswerName(name: string): boolean {
  return ANSWER_NAMES.includes(name.toLowerCase())
}

/** The names of arguments whose values count the items that are asked, beside another one in each call: "nr". */
export function countingNames(
  calls: readonly { item: number; args: readonly Argument[] }[],
): ReadonlySet<string> {
  const [first] = calls
  if (!first || new Set(calls.map(({ item }) => item)).size < 2) return new Set()
  const names = first.args.flatMap(({ name }) => {
    const behind = calls.map(({ item, args }) => {
      const value = args.find((arg) => arg.name === name)?.leaf.value
      return args.length > 1 && isNumber(value) ? Number(value) - item : null
    })
    return (behind[0] === 0 || behind[0] === 1) && behind.every((one) => one === behind[0]) ? [name] : []
  })
  return new Set(names.length === 1 ? names : [])
}

function namesItem(name: string): boolean {
  const words = wordsOfKey(name)
  return words.some((word) => ITEM_WORDS.has(word)) && !words.some((word) => ANSWER_WORDS.has(word))
}

function isReason(value: unknown): boolean {
  return typeof value === 'string' && !/\s/.test(value) && isReasonName(value)
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))
}
