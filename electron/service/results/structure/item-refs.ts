import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import { bareText, looseText } from '../words/comparable.ts'
import { asSlug, findSlug, slugsOf } from '../words/slugs.ts'

/** At least so much must be left of a stem that was cut short. */
const SHORTEST_CUT = 10
const PREFIX =
  /^[[(]?(?:[a-z°]{0,10}[\s._-]?)?\d{1,3}[a-z]?[\])]?\s*[-–—:.)|]?\s+(?=\S)|^[[(]?[a-z°]{0,10}\s*\d{1,3}\s*[-–—:.)\]|]+\s*(?=\S)/i
/** "1 - Oui", "b) Non", "[3] Ne sait pas": a code before an option's text. */
const CODED = /^[[(]?(?:\d{1,3}|[a-z])\s*[-–—:.)\]=]+\s*(?=\S)/i
/** "Oui (1)": a code after it. */
const CODED_BEHIND = /\s*[[(](?:\d{1,3}|[a-z]\d{0,2})[\])]$/i

const NO_OPTION: ReadonlyMap<number, number> = new Map()

/** Finds the item or the option that a text is. */
export interface KnownTexts {
  /** The item with that stem, whole or cut short; null where none has it, or several have. */
  itemOf(text: unknown): number | null
  /** The option of an item; null where it is none, or several. */
  optionOf(item: number, value: unknown): number | null
  /** By item: the option with this text, for every item that has one. */
  optionsOf(value: unknown): ReadonlyMap<number, number>
  /** Like `optionOf`, for a text that can only be a label of an option: it may be a number. */
  labelOf(item: number, text: unknown): number | null
  /** Whether it is the text of any option. */
  isOption(value: unknown): boolean
}

/** Makes the search for the texts of the questionnaire. */
export function knownTexts({ questions }: SurveyDraft): KnownTexts {
  const stems = questions.map(({ stem }) => bareText(stem))
  const byStem = once(stems)
  const byOption = questions.map(({ type, options }) =>
    type === 'single_choice'
      ? {
          exact: once(options.map(({ text }) => text)),
          bare: once(options.map(({ text }) => bareText(text))),
          loose: once(options.map(({ text }) => looseText(text))),
          bySlug: findSlug(options.map(({ text }) => text)),
        }
      : null,
  )
  const all = new Set(
    questions.flatMap(({ type, options }) =>
      type === 'single_choice' ? options.map(({ text }) => looseText(text)) : [],
    ),
  )
  const bare = kept(bareText)
  const loose = kept(looseText)
  const find = (text: string): number | null => {
    const whole = byStem.get(text)
    if (whole !== undefined) return whole
    const cut = text.replace(/\s*(…|\.\.\.)$/, '')
    if (cut.length < SHORTEST_CUT || (cut === text && cut.length < 2 * SHORTEST_CUT)) return null
    const starts = stems.flatMap((stem, at) => (stem.startsWith(cut) ? [at] : []))
    return starts.length === 1 ? (starts[0] ?? null) : null
  }
  const slugs = stems.map(slugsOf)
  const itemOf = kept((text) => {
    const own = bareText(text)
    return find(own) ?? (PREFIX.test(own) ? find(own.replace(PREFIX, '')) : null) ?? bySlug(text)
  })
  /** The item of a stem that is written as a name of a program: "avez-vous-deja-pri". */
  const bySlug = (text: string): number | null => {
    const own = asSlug(text)
    if (own === null || !own.includes('-') || text.length < SHORTEST_CUT) return null
    const having = (fits: (slug: string) => boolean): number[] =>
      slugs.flatMap((all, at) => (all.some(fits) ? [at] : []))
    const whole = having((slug) => slug === own)
    const found = whole.length > 0 ? whole : having((slug) => slug.startsWith(own))
    return found.length === 1 ? (found[0] ?? null) : null
  }
  /** An option after or before a code; none where it may be a longer option that was cut short. */
  const wholeOption = (item: number, text: string): number | undefined => {
    const options = byOption[item]?.bare
    if (!options) return undefined
    return [...options.keys()].some((one) => one !== text && one.startsWith(text))
      ? undefined
      : options.get(text)
  }
  const optionsOf = kept((text): ReadonlyMap<number, number> => {
    // A number may count the options as well as be the text of one.
    if (/^\s*\d+\s*$/.test(text)) return NO_OPTION
    const own = bare(text)
    const uncoded = [own.replace(CODED, ''), own.replace(CODED_BEHIND, '')].filter(
      (one) => one !== own && !all.has(loose(text)) && !/^\d+$/.test(one),
    )
    const found = byOption.flatMap((options, item): [number, number][] => {
      const option =
        options?.exact.get(text) ??
        options?.bare.get(own) ??
        options?.loose.get(loose(text)) ??
        options?.bySlug(text) ??
        uncoded.map((one) => wholeOption(item, one)).find((one) => one !== undefined)
      return option === undefined ? [] : [[item, option]]
    })
    return found.length === 0 ? NO_OPTION : new Map(found)
  })
  const meantBy = (value: unknown): ReadonlyMap<number, number> =>
    typeof value === 'string' || typeof value === 'number' ? optionsOf(String(value)) : NO_OPTION
  return {
    itemOf: (text) => (typeof text === 'string' && text.length > 1 ? itemOf(text) : null),
    optionOf: (item, value) => meantBy(value).get(item) ?? null,
    optionsOf: meantBy,
    labelOf: (item, text) =>
      meantBy(text).get(item) ??
      (typeof text === 'string' ? (byOption[item]?.exact.get(text.trim()) ?? null) : null),
    isOption: (value) => typeof value === 'string' && all.has(loose(value)),
  }
}

function once(texts: readonly string[]): Map<string, number> {
  const found = new Map<string, number>()
  const twice = new Set<string>()
  texts.forEach((text, at) => {
    if (found.has(text)) twice.add(text)
    found.set(text, at)
  })
  for (const text of twice) found.delete(text)
  return found
}

/** Keeps the results for texts, within bounds, because texts repeat. */
function kept<Result>(work: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const found = work(text)
    if (known.size < 20_000) known.set(text, found)
    return found
  }
}
