import { isFunctionWord } from '../stems/function-words.ts'
import { type SplitText, splitText } from '../stems/split-text.ts'
import { readWanted, type WantedWords } from '../stems/wanted-words.ts'
import type { WordingLanguage } from '../wording/finding.ts'
import { CODES, type CodedResponses } from './coded-responses.ts'
import type { PersonaGroup } from './group-personas.ts'
import type { Among } from './item-responses.ts'

/** A word that a group uses more often than the others. */
export interface GroupWord {
  /** Its most frequent form, as written but in lower case. */
  form: string
  /** Answers of the group, and answers of the others, that contain it in any form. */
  inGroup: number
  inOthers: number
  /** How much the two shares differ, as log-likelihood G² (see `logLikelihood`). Only meant for ordering words. */
  distinctness: number
}

/** The words that distinguish the answers of a group from those of the others. */
export interface GroupWords {
  /** Number of answers in words of the group, and of all other personas of `among`. */
  answers: number
  others: number
  /** The most distinct first; none where no word stands out. */
  words: GroupWord[]
}

/** A word must occur in at least this many answers of the group; fewer may be an accident of the sample. */
export const LEAST_USES = 3
/** The word's share among the group's answers must be at least this many times that among the others'. */
export const LEAST_RATIO = 1.5
const MOST_WORDS = 6
/** How many candidate words of a group are counted exactly; MOST_WORDS of them are kept. */
const MOST_COUNTED = 40

/**
 * Words by which groups of personas differ in an open-ended item: by stem, without function words. The number of
 * answers with a word counts, not how often it occurs. A word is counted exactly as a filter condition finds it, so
 * that a click on it lists as many answers.
 *
 * @param among the personas that count; absent means all
 */
export function wordsOfGroups(
  item: number,
  groups: readonly PersonaGroup[],
  coded: CodedResponses,
  among?: Among,
): GroupWords[] {
  // Until a person chooses groups; splitting and counting all answers would take seconds where there are thousands.
  if (groups.length === 0) return []
  const codes = coded.codesOf(item)
  const texts = coded.wordsOf(item)
  const answered = coded.personas.flatMap((persona, place) => {
    const own = texts[place] ?? []
    const counts = codes[place] === CODES.words && (!among || among.has(persona))
    return counts
      ? [{ place, own, stems: new Set(own.flatMap((text) => [...formsByStem(text).keys()])) }]
      : []
  })
  const forms = usualForms(answered.flatMap(({ own }) => own))
  const language = languageOf(answered.flatMap(({ own }) => own))
  return groups.map(({ members }) => {
    const inside = answered.filter(({ place }) => members[place])
    const outside = answered.filter(({ place }) => !members[place])
    const compare = (inGroup: number, inOthers: number) =>
      logLikelihood(inGroup, inside.length, inOthers, outside.length)
    const counted = [...forms]
      .map(([stem, form]) => {
        const has = ({ stems }: { stems: ReadonlySet<string> }) => stems.has(stem)
        return { form, distinctness: compare(inside.filter(has).length, outside.filter(has).length) }
      })
      .sort((a, b) => b.distinctness - a.distinctness)
      .slice(0, MOST_COUNTED)
    const words = withoutForms(
      counted.map(({ form }) => form),
      language,
    ).map(({ form, wanted }): GroupWord => {
      const has = ({ own }: { own: readonly SplitText[] }) => own.some(wanted.isIn)
      const inGroup = inside.filter(has).length
      const inOthers = outside.filter(has).length
      return { form, inGroup, inOthers, distinctness: compare(inGroup, inOthers) }
    })
    return {
      answers: inside.length,
      others: outside.length,
      words: words
        .filter((word) => standsOut(word, inside.length, outside.length))
        .sort((a, b) => b.distinctness - a.distinctness || (a.form < b.form ? -1 : 1))
        .slice(0, MOST_WORDS),
    }
  })
}

/**
 * Drops words that a search takes for a form of an earlier one: “refus” and “refuser” share a stem, but not the first.
 */
function withoutForms(
  forms: readonly string[],
  language: WordingLanguage | null,
): { form: string; wanted: WantedWords }[] {
  const kept: { form: string; wanted: WantedWords }[] = []
  for (const form of forms) {
    const split = splitText(form, language)
    if (!kept.some(({ wanted }) => wanted.isIn(split))) kept.push({ form, wanted: readWanted(form, false) })
  }
  return kept
}

/** The language of the first text that shows one; null where none does. */
function languageOf(texts: readonly SplitText[]): WordingLanguage | null {
  return texts.find(({ languages }) => languages.length === 1)?.languages[0] ?? null
}

function standsOut({ inGroup, inOthers }: GroupWord, answers: number, others: number): boolean {
  return others > 0 && inGroup >= LEAST_USES && inGroup * others >= LEAST_RATIO * inOthers * answers
}

/**
 * Log-likelihood G² of a word that is in a of n answers of a group and in b of m others: 2 Σ O ln(O / E) over the four
 * cells (with and without the word, group and others), E being the count if both shares were equal. 0 where the word is
 * not more frequent in the group.
 */
export function logLikelihood(a: number, n: number, b: number, m: number): number {
  if (a * m <= b * n) return 0
  const share = (a + b) / (n + m)
  const cells: [observed: number, expected: number][] = [
    [a, share * n],
    [b, share * m],
    [n - a, (1 - share) * n],
    [m - b, (1 - share) * m],
  ]
  const sum = cells.reduce((all, [observed, expected]) => {
    return observed === 0 ? all : all + observed * Math.log(observed / expected)
  }, 0)
  return 2 * sum
}

/** The words of a text without function words: their written forms by stem. */
function formsByStem({ words, languages }: SplitText): Map<string, Set<string>> {
  const [language = 'fr'] = languages
  const forms = new Map<string, Set<string>>()
  for (const word of words) {
    if (word.folded.length < 2 || isFunctionWord(word.folded, languages)) continue
    const stem = word.stems(language)[0] ?? word.folded
    forms.set(stem, (forms.get(stem) ?? new Set()).add(word.written))
  }
  return forms
}

/** For each stem the form that occurs in most texts; of equally frequent ones the alphabetically first. */
function usualForms(texts: readonly SplitText[]): Map<string, string> {
  const uses = new Map<string, Map<string, number>>()
  for (const text of texts) {
    for (const [stem, forms] of formsByStem(text)) {
      const known = uses.get(stem) ?? new Map<string, number>()
      for (const form of forms) known.set(form, (known.get(form) ?? 0) + 1)
      uses.set(stem, known)
    }
  }
  return new Map(
    [...uses].map(([stem, forms]) => {
      const [[form] = [stem]] = [...forms].sort(([a, usesA], [b, usesB]) => usesB - usesA || (a < b ? -1 : 1))
      return [stem, form]
    }),
  )
}
