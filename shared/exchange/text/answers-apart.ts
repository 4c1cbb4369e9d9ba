import { isAnswer } from './counted-parts.ts'
import { withoutRoute } from './routes.ts'
import { blankField } from './trailing-blank.ts'

/** A question, and behind it words that wide spaces keep apart. */
const BEHIND = /^(.{3,300}?\?(?:\s*\([^()]{1,80}\))?)(?:\s{2,}|\t+)(\S.*)$/s
/** The code behind an answer: "Yes 1". */
const CODE = /^(.*\p{L}.*?)\s(\d{1,2})$/su

/** The answers behind a question on its line: "Do you cycle?   Yes 1   No 2"; null where there are none. */
export function answersApart(text: string): { stem: string; options: string[] } | null {
  const [, stem = '', rest = ''] = BEHIND.exec(text) ?? []
  const parts = rest
    .split(/\s{3,}|\t+/)
    .map((part) => withoutRoute(part.trim()))
    .filter((part) => part !== '')
  const areAnswers = parts.every((part) => isAnswer(part) && /\p{L}/u.test(part) && !blankField(part))
  return parts.length > 1 && areAnswers ? { stem, options: withoutTypedCodes(parts) } : null
}

/** Answers without the numbers behind them, where all have one and no two the same. */
function withoutTypedCodes(answers: readonly string[]): string[] {
  const found = answers.map((answer) => CODE.exec(answer))
  const codes = new Set(found.map((each) => each?.[2]))
  return answers.map((answer, at) =>
    found.every(Boolean) && codes.size === answers.length ? (found[at]?.[1] ?? answer) : answer,
  )
}
