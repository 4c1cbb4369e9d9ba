import { OWN_FOOTER } from '../../../../shared/exchange/text/read-own-text.ts'

/** An item read from pasted text; open-ended if it has no options. */
export interface PastedQuestion {
  stem: string
  options: string[]
}

/** "1.", "2)", "(3)", "Q4:" before a stem. */
const NUMBER = /^\(?(?:[Qq]\s?)?(\d{1,3})\s?[.):]\s+/
/** "a)", "B.", a bullet or a box before an option. */
const OPTION = /^(?:[-–—*•·◦▪○●□☐]+|\(?[a-zA-Z][.)])\s+/

/**
 * Whether a text may have other items than `readPastedQuestions` finds: numbers that begin anew may be those of
 * options, and so may be the lines below a whole question.
 */
export function mayReadOtherwise(text: string): boolean {
  let number = 0
  let isWhole = false
  for (const line of text.split(/\r\n|\r|\n/).map((raw) => raw.trim())) {
    const found = NUMBER.exec(line)
    if (found) {
      if (Number(found[1]) <= number) return true
      number = Number(found[1])
      isWhole = /[?:]$/.test(line)
    } else if (OPTION.test(line)) isWhole = false
    else if (isWhole && line !== '' && !OWN_FOOTER.test(line)) return true
  }
  return false
}

/**
 * Reads pasted text as items: numbered lines are stems, lettered or bulleted lines below them their options, other
 * lines continue the line above. Null if this gives neither several items nor one with several options: then it is text
 * for a stem.
 */
export function readPastedQuestions(text: string): PastedQuestion[] | null {
  const questions: PastedQuestion[] = []
  for (const line of text.split(/\r\n|\r|\n/).map((raw) => raw.trim())) {
    if (line === '' || OWN_FOOTER.test(line)) continue
    const last = questions.at(-1)
    if (NUMBER.test(line)) questions.push({ stem: line.replace(NUMBER, ''), options: [] })
    else if (!last) return null
    else if (OPTION.test(line)) last.options.push(line.replace(OPTION, ''))
    else if (last.options.length === 0) last.stem += ` ${line}`
    else last.options.push(`${last.options.pop()} ${line}`)
  }
  const [first] = questions
  return questions.length > 1 || (first && first.options.length > 1) ? questions : null
}
