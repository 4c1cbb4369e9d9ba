import type { SurveyDraft } from '../../../../../shared/models/draft.ts'
import { foldAccents } from '../../../../../shared/text/fold-accents.ts'
import { bareText } from '../../words/comparable.ts'

const NUMBERED = /^\s*[([]?\s*(\d{1,2}|[a-z])\s*[-–—.:)\]]\s*(\S.*)$/is
const SHORTEST = 3

/** Reads columns of options that were cut short, numbered or written in capitals. */
export interface CutColumns {
  /** Returns the reader of such a column, which finds nothing where some value of the column fits no option, or two. */
  readerFor(item: number, values: readonly unknown[]): (value: unknown) => number | null
}

interface Cut {
  /** The number or letter before the text, as a number (letters from 0); null where there is none. */
  number: number | null
  isLetter: boolean
  text: string
}

export function cutColumns({ questions }: SurveyDraft): CutColumns {
  const bare = questions.map(({ options }) => options.map(({ text }) => withoutMarks(bareText(text))))
  return {
    readerFor(item, values) {
      const options = bare[item] ?? []
      const none = (): null => null
      if (!values.every((value) => typeof value === 'string')) return none
      const different = new Map([...new Set(values.map(String))].map((text) => [text, cutOf(text)]))
      const fitting = (cut: Cut): number[] =>
        options.flatMap((option, at) => (isCutOf(cut.text, option) ? [at] : []))
      const cuts = [...different.values()]
      if (cuts.some((cut) => fitting(cut).length === 0)) return none
      const areNumbered = cuts.every(({ number }) => number !== null)
      if (!areNumbered) {
        if (cuts.some((cut) => cut.number !== null || fitting(cut).length > 1)) return none
        return (value) => single(fitting(different.get(String(value)) ?? cutOf(String(value))))
      }
      const ways = [0, 1].filter((first) =>
        cuts.every((cut) => fitting(cut).includes((cut.number ?? 0) - (cut.isLetter ? 0 : first))),
      )
      const isLettered = cuts.every(({ isLetter }) => isLetter)
      if (!isLettered && cuts.some(({ isLetter }) => isLetter)) return none
      const [first, ...others] = ways
      if (first === undefined || (others.length > 0 && !isLettered)) return none
      return (value) => {
        const cut = different.get(String(value))
        return cut ? (cut.number ?? 0) - (cut.isLetter ? 0 : first) : null
      }
    },
  }
}

function single(found: readonly number[]): number | null {
  return found.length === 1 ? (found[0] ?? null) : null
}

function cutOf(text: string): Cut {
  const [, mark, rest] = NUMBERED.exec(text) ?? []
  const own = (whole: string): string => withoutMarks(bareText(whole))
  if (mark === undefined || rest === undefined) return { number: null, isLetter: false, text: own(text) }
  const isLetter = /[a-z]/i.test(mark)
  const number = isLetter ? mark.toLowerCase().charCodeAt(0) - 97 : Number(mark)
  return { number, isLetter, text: own(rest) }
}

/** Without accents, which capitals often lack, and without the ellipsis of a cut. */
function withoutMarks(text: string): string {
  return foldAccents(text)
    .replace(/\s*(…|\.\.\.)$/, '')
    .trim()
}

function isCutOf(cut: string, option: string): boolean {
  return cut === option || (cut.length >= SHORTEST && option.startsWith(cut))
}
