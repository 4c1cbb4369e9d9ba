import { lineRoleOf, type ToldRole } from '../source-lines.ts'
import type { WithAnswers } from './implied-answers.ts'
import type { OutlineLine } from './outline-line.ts'
import type { PlacedPart } from './placed-line.ts'
import { withItsAnswers } from './with-its-answers.ts'

/** A line as the source has it, on one line. */
const typedText = ({ typed, text }: OutlineLine): string => (typed ?? text).replace(/[\t\n]+/g, ' ').trim()

/** The parts of a line of which a person told what it is. A line that holds several answers stays split. */
export function partsAs(line: OutlineLine, split: readonly OutlineLine[], told: ToldRole): PlacedPart[] {
  const at = line.at ?? 0
  const role = lineRoleOf(told)
  const isTicked = line.marker === 'checkbox'
  const { hasBlank = false, isExact } = line
  const text = line.fixed ? typedText(line) : line.text
  const whole: PlacedPart = { at, role, text, isTicked, hasBlank, ...(isExact && { isExact }) }
  const answers = split.filter(({ isAnswer }) => isAnswer)
  const leads = split.filter(({ isAnswer, text }) => !isAnswer && text !== '')
  // The person says so where the reader found no options, or not the right ones.
  const divided = told === 'stem_options' ? withItsAnswers(line.fixed ? typedText(line) : line.text) : null
  if (divided) return dividedAs(whole, divided)
  if (line.fixed) return [fixedAs(line, whole)]
  if (role === 'stem_more') return [{ ...whole, text: typedText(line) }]
  const options = answers.map(
    ({ text, marker }): PlacedPart => ({ at, role: 'option', text, isTicked: marker === 'checkbox' }),
  )
  const lead = leads.map(({ text }): PlacedPart => ({ at, role, text }))
  if (answers.length > 0 && (role === 'option' || (role === 'stem' && lead.length > 0)))
    return [...lead, ...options]
  return [whole]
}

/** A question that a person told to have its answers on its line. */
function dividedAs(whole: PlacedPart, divided: WithAnswers): PlacedPart[] {
  const { at } = whole
  return [
    { ...whole, text: divided.stem },
    ...divided.options.map((text): PlacedPart => ({ at, role: 'option', text })),
  ]
}

/** A line of a table stays what it was where the person says the same, and is one text otherwise. */
function fixedAs({ text, fixed, at = 0 }: OutlineLine, whole: PlacedPart): PlacedPart {
  const { role } = whole
  const { options, dropped } = fixed ?? {}
  // The head of a table that only names its columns is left out, unless a person says that it is an answer.
  if (role === 'option' && options?.length === 0 && dropped !== undefined) return whole
  if (fixed?.role === role || (role === 'row' && fixed?.role === 'row'))
    return { at, role, text, ...(options && { options }), ...(dropped && { dropped }) }
  if (role === 'option' && options)
    return {
      at,
      role,
      text: '',
      options: text === '' || fixed?.role === 'option' ? options : [text, ...options],
    }
  return whole
}
