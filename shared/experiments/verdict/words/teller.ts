import type { ExperimentPlan } from '../../../models/experiment.ts'
import { armName, kindName, type NamedKind } from './arm-name.ts'
import { fill } from './fill.ts'
import { verdictEn } from './verdict-en.ts'
import { verdictFr } from './verdict-fr.ts'
import type { VerdictLanguage, VerdictMessages } from './verdict-messages.ts'

/** The texts of a language, and its way of writing names and numbers. */
export interface Teller {
  messages: VerdictMessages
  /** Fills values into a text. */
  say: typeof fill
  /** An arm by its id: "A again". */
  name(arm: string): string
  /** An arm by its kind, whether the plan has it or not. */
  kind(kind: NamedKind): string
  /** A response option in quotes; an empty text means all options that A does not have. */
  option(text: string): string
  /** "18 points" */
  points(count: number): string
  /** "8 runs" */
  runs(count: number): string
  number(value: number): string
  /** From whole percent: "58 %". */
  percent(value: number): string
  /** With three decimals and its sign: "= 0.029", or "< 0.001", since no chance is zero. */
  probability(p: number): string
  /** "A again and A reversed" */
  list(words: readonly string[]): string
}

const MESSAGES: Record<VerdictLanguage, VerdictMessages> = { fr: verdictFr, en: verdictEn }
const LOCALE: Record<VerdictLanguage, string> = { fr: 'fr-FR', en: 'en-GB' }

/** The smallest p-value that three decimals can show. */
const LEAST_SHOWN = 0.001

/** The ways of writing of a language. Made once: the browser takes milliseconds for them. */
interface Ways {
  plural: Intl.PluralRules
  numbers: Intl.NumberFormat
  percents: Intl.NumberFormat
  decimals: Intl.NumberFormat
  list: Intl.ListFormat
}

const made = new Map<VerdictLanguage, Ways>()

function waysOf(language: VerdictLanguage): Ways {
  const known = made.get(language)
  if (known) return known
  const locale = LOCALE[language]
  const ways = {
    plural: new Intl.PluralRules(locale),
    numbers: new Intl.NumberFormat(locale),
    percents: new Intl.NumberFormat(locale, { style: 'percent' }),
    decimals: new Intl.NumberFormat(locale, { minimumFractionDigits: 3, maximumFractionDigits: 3 }),
    list: new Intl.ListFormat(locale, { type: 'conjunction' }),
  }
  made.set(language, ways)
  return ways
}

/** The teller for the verdict of a plan, in a language. */
export function tellerOf({ arms }: Pick<ExperimentPlan, 'arms'>, language: VerdictLanguage): Teller {
  const messages = MESSAGES[language]
  const { plural, numbers, percents, decimals, list } = waysOf(language)
  const counted = (forms: { one: string; other: string }, count: number) =>
    fill(forms[plural.select(count) === 'one' ? 'one' : 'other'], { count: numbers.format(count) })
  return {
    messages,
    say: fill,
    name: (arm) => armName(arms, arm, messages),
    kind: (kind) => kindName(kind, messages),
    option: (text) =>
      text.trim() === '' ? messages.otherOptions : fill(messages.quoted, { text: text.trim() }),
    points: (count) => counted(messages.points, count),
    runs: (count) => counted(messages.runs, count),
    number: (value) => numbers.format(value),
    percent: (value) => percents.format(value / 100),
    probability: (p) => (p < LEAST_SHOWN ? `< ${decimals.format(LEAST_SHOWN)}` : `= ${decimals.format(p)}`),
    list: (words) => list.format(words),
  }
}
