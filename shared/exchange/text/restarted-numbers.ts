import { asks } from './asks.ts'
import type { OutlineLine } from './outline-line.ts'

/** So many lists of answers must begin anew, or it may be chance. */
const ENOUGH = 2

type Lines = readonly (OutlineLine | null)[]

/**
 * Tells questions and answers that are numbered alike, as lists become whose levels were lost in copying: answers count
 * from 1 right below each question, and the questions go on behind them ("1. …? 1. Yes 2. No 2. …?"). Other lines stay
 * as they are.
 */
export function withRestartedNumbers(lines: Lines): (OutlineLine | null)[] {
  const roles = rolesOf(lines)
  return lines.map((line) => {
    const role = line && roles?.get(line)
    if (!line || !role) return line
    return role === 'stem'
      ? { ...line, role }
      : { ...line, marker: 'bullet', list: 'restarted', sign: undefined }
  })
}

/** What each numbered line is; null where the numbers do not tell. */
function rolesOf(lines: Lines): Map<OutlineLine, 'stem' | 'option'> | null {
  const roles = new Map<OutlineLine, 'stem' | 'option'>()
  let form: string | null = null
  let question = 0
  let answer = 0
  let lists = 0
  let before: OutlineLine | null = null
  for (const line of lines) {
    if (!line) continue
    const number =
      line.marker === 'number' && !line.role && !line.fixed ? Number(/\d+/.exec(line.sign ?? '')?.[0]) : 0
    if (number > 0) {
      form ??= line.list
      if (line.list !== form) return null
      const isAsked = asks(line.text)
      const goesOn =
        answer > 0 ? number === answer + 1 : number === 1 && before !== null && isAskedStem(before, roles)
      if (number === question + 1 && (isAsked || !goesOn)) {
        roles.set(line, 'stem')
        question = number
        answer = 0
      } else if (goesOn && !isAsked) {
        roles.set(line, 'option')
        answer = number
        if (answer === 2) lists += 1
      } else return null
    }
    before = line
  }
  return lists >= ENOUGH ? roles : null
}

const isAskedStem = (line: OutlineLine, roles: ReadonlyMap<OutlineLine, 'stem' | 'option'>) =>
  roles.get(line) === 'stem' && asks(line.text)
