import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { ResultsRecipe } from '../../../shared/models/recipe.ts'
import type { Answer } from '../../../shared/models/results.ts'
import { asText, isEmptyValue } from '../json/json-value.ts'
import { comparable, findText } from '../results/words/comparable.ts'
import type { DeclaredCodes } from './declared-codes.ts'
import type { AreOptionsMoved } from './moved-options.ts'

type Understood = Pick<Answer, 'kind' | 'option' | 'text'>

/**
 * What a person said that the values of an item mean; null where they said nothing about these, so that the readers
 * decide.
 */
export type MeaningOf = (values: readonly unknown[]) => Understood | 'unread' | null

/** The most values of an item whose meaning is kept. */
const MOST_JUDGED = 1_000

/** Shorter beginnings are words of their own. */
const SHORTEST_CUT = 10

const BLANK: Understood = { kind: 'blank', option: null, text: null }

/** What the payload says about the codes and the order of options. */
interface InPayload {
  codes: DeclaredCodes
  isMoved: AreOptionsMoved
}

/** The meanings of values, for each item: by the recipe, else by what the payload declares. */
export function valueMeanings(
  { questions }: SurveyDraft,
  { meanings, optionsFrom }: Pick<ResultsRecipe, 'meanings' | 'optionsFrom'>,
  { codes, isMoved }: InPayload,
): MeaningOf[] {
  return questions.map(({ stem, type, options }, item) => {
    const texts = type === 'single_choice' ? options.map(({ text }) => text) : []
    const byText = findText(texts)
    const said = new Map<string, Understood>()
    let saysNumbers = false
    // What was said about one item goes before what was said about all.
    const mine = meanings.filter((one) => one.stem === undefined || comparable(one.stem) === comparable(stem))
    for (const { received, option } of mine.toSorted(
      (one, other) => Number(!one.stem) - Number(!other.stem),
    )) {
      const key = comparable(received)
      if (said.has(key)) continue
      const meant = option === null ? BLANK : understood(option, type === 'single_choice', byText)
      if (!meant) continue
      said.set(key, meant)
      // That a number stands for a missing answer says nothing about the others.
      saysNumbers ||= option !== null && isNumeral(received)
    }
    const ofText = (text: string): Understood | 'unread' | null => {
      const known = said.get(comparable(text))
      if (known) return known
      if (texts.length === 0) return null
      // Where the payload lists the options in another order, a number may be a place in either order.
      if (optionsFrom !== null && isNumeral(text))
        return byIndex(isMoved(item) ? (codes(item, text.trim()) ?? -1) : Number(text) - optionsFrom)
      const told = byText(text) === null ? (codes(item, text.trim()) ?? cutOption(texts, text)) : null
      if (told !== null) return byIndex(told)
      // Once the person has said what some numbers mean, the meaning of the others is not guessed.
      return saysNumbers && isNumeral(text) ? 'unread' : null
    }
    const byIndex = (option: number): Understood | 'unread' =>
      option in texts ? { kind: 'option', option, text: null } : 'unread'
    // Kept, because the same few values come by the thousand.
    const judged = new Map<string, Understood | 'unread' | null>()
    const one = (value: unknown): Understood | 'unread' | null => {
      const text = asText(typeof value === 'boolean' ? String(value) : value)
      if (text === null) return null
      let meant = judged.get(text)
      if (meant === undefined) {
        meant = ofText(text)
        if (judged.size < MOST_JUDGED) judged.set(text, meant)
      }
      return meant
    }
    return (values) => {
      if (values.every((value) => value !== false && isEmptyValue(value))) return BLANK
      const meant = values.map(one)
      const [first] = meant
      if (!first) return meant.some((other) => other !== null) ? 'unread' : null
      if (first === 'unread') return first
      const agree = meant.every(
        (other) =>
          other !== null && other !== 'unread' && other.kind === first.kind && other.option === first.option,
      )
      return agree ? first : 'unread'
    }
  })
}

function understood(
  option: string,
  isChoice: boolean,
  byText: (text: string) => number | null,
): Understood | null {
  if (!isChoice) return { kind: 'text', option: null, text: option }
  const index = byText(option)
  return index === null ? null : { kind: 'option', option: index, text: null }
}

/**
 * The option that a text is the beginning of: services cut labels at so many characters. Null where none or several
 * are.
 */
function cutOption(options: readonly string[], text: string): number | null {
  const cut = comparable(text).replace(/\s*(…|\.\.\.)$/, '')
  if (cut.length < SHORTEST_CUT) return null
  const fitting = options.flatMap((option, at) => (comparable(option).startsWith(cut) ? [at] : []))
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

function isNumeral(text: string): boolean {
  return /^\s*\d{1,4}\s*$/.test(text)
}
