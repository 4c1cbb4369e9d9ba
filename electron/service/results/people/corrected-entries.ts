import { isObject } from '../../json/json-value.ts'
import { wordsOfKey } from '../../json/words-of-key.ts'

const DEEPEST = 20
/** Words for what was put in the place of an answer. */
const CORRECTED: ReadonlySet<string> = new Set(
  (
    'corrected correction corrige corrigee revised revise revisee override overridden amended amendment rectified ' +
    'rectifie rectifiee rectification edited modified modifie modifiee replacement remplacement'
  ).split(' '),
)
const MOST_WORDS = 2
const MOMENT = /^\d{4}-\d{2}-\d{2}/

interface Times {
  filled: number
  blank: number
}

/**
 * The names of fields that hold, in fewer entries than not, what an answer was corrected to: `corrected: "No"` beside
 * `value: "Yes"`. What else such an entry tells does not stand any more.
 */
export function correctingFields(data: unknown): ReadonlySet<string> {
  const times = new Map<string, Times>()
  const visit = (value: unknown, depth: number): void => {
    if (depth > DEEPEST || typeof value !== 'object' || value === null) return
    if (isObject(value))
      for (const [name, inner] of Object.entries(value)) {
        if (!saysCorrection(name) || (typeof inner === 'object' && inner !== null)) continue
        const own = times.get(name) ?? { filled: 0, blank: 0 }
        times.set(name, own)
        own[isCorrection(inner) ? 'filled' : 'blank'] += 1
      }
    for (const inner of Object.values(value)) visit(inner, depth + 1)
  }
  visit(data, 0)
  const isOfFew = ({ filled, blank }: Times): boolean => filled > 0 && filled < blank
  return new Set([...times].flatMap(([name, own]) => (isOfFew(own) ? [name] : [])))
}

function saysCorrection(name: string): boolean {
  const words = wordsOfKey(name)
  return words.length <= MOST_WORDS && words.some((word) => CORRECTED.has(word))
}

/** Whether a value is what something was corrected to, and not only whether or when it was. */
export function isCorrection(value: unknown): boolean {
  if (typeof value === 'number') return true
  return typeof value === 'string' && value.trim() !== '' && !MOMENT.test(value)
}
