import { type JsonObject, listOf, objectOf, stringOf } from '../json/read-json.ts'
import type { CountedQuestion } from './what-came.ts'

/** Types that ask nothing themselves: containers, displayed content, calculations. */
const ASKS_NOTHING = ['panel', 'flowpanel', 'paneldynamic', 'html', 'image', 'expression']
/** Properties that contain elements, at any depth. */
const HOLDS_ELEMENTS = ['pages', 'elements', 'questions', 'templateElements']

/** Counts the questions of a SurveyJS definition: all elements that have a type and ask something. */
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
      // In such a table each column may have its own choices, so that they are not counted.
      options: /^matrix(?:dropdown|dynamic)$/.test(type) ? 0 : listOf(listed).length,
    })
  }
  return found
}

/** The contained elements in reverse order, since they are taken from the end. */
function heldBy(element: JsonObject): unknown[] {
  return HOLDS_ELEMENTS.flatMap((key) => listOf(element[key])).reverse()
}

function textsOf(title: unknown): string[] {
  return typeof title === 'string' ? [title] : Object.values(objectOf(title)).map(stringOf)
}
