import { type JsonObject, listOf, objectOf, stringOf } from '../json/read-json.ts'
import type { CountedQuestion } from './what-came.ts'

/** Types that ask nothing themselves: what holds other questions, what is shown, what is calculated. */
const ASKS_NOTHING = ['panel', 'flowpanel', 'paneldynamic', 'html', 'image', 'expression']
/** What holds elements, at any depth. */
const HOLDS_ELEMENTS = ['pages', 'elements', 'questions', 'templateElements']

/** Counts the questions of a SurveyJS definition: elements of a type, wherever they stand. */
export function countSurveyJs(file: JsonObject): CountedQuestion[] {
  const waiting: unknown[] = heldBy(file)
  const found: CountedQuestion[] = []
  while (waiting.length > 0) {
    const element = objectOf(waiting.pop())
    for (const each of heldBy(element)) waiting.push(each)
    const type = stringOf(element.type).toLowerCase()
    if (type === '' || ASKS_NOTHING.includes(type)) continue
    const listed =
      type === 'matrix' ? element.columns : type === 'rating' ? element.rateValues : element.choices
    found.push({
      name: stringOf(element.name),
      texts: textsOf(element.title),
      // The choices of a table are those of its cells, of which each column may have its own.
      options: /^matrix(?:dropdown|dynamic)$/.test(type) ? 0 : listOf(listed).length,
    })
  }
  return found
}

/** Last first: they are taken from the end. */
function heldBy(element: JsonObject): unknown[] {
  return HOLDS_ELEMENTS.flatMap((key) => listOf(element[key])).reverse()
}

function textsOf(title: unknown): string[] {
  return typeof title === 'string' ? [title] : Object.values(objectOf(title)).map(stringOf)
}
