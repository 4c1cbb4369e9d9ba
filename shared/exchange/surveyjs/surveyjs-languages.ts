import type { FileLanguage } from '../import-result.ts'
import { type JsonObject, listOf, objectOf, stringOf } from '../json/read-json.ts'
import { IMPORT_LIMITS } from '../limits.ts'

/**
 * The languages of the titles of the survey and its questions. Plain texts, which are in SurveyJS's `default`, do not
 * count.
 */
export function languagesOf(file: JsonObject): FileLanguage[] {
  const counts = new Map(Object.keys(objectOf(file.title)).map((name) => [name, 0]))
  const waiting: unknown[] = inside(file)
  while (waiting.length > 0) {
    const element = objectOf(waiting.pop())
    for (const each of inside(element)) waiting.push(each)
    const titles = objectOf(element.title)
    for (const [name, title] of Object.entries(titles).slice(0, IMPORT_LIMITS.languages))
      if (stringOf(title).trim() !== '') counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts]
    .map(([name, questions]) => ({ name, questions }))
    .sort((a, b) => Number(b.name === 'default') - Number(a.name === 'default') || b.questions - a.questions)
}

function inside({ pages, elements, questions, templateElements }: JsonObject): unknown[] {
  return [pages, elements, questions, templateElements].flatMap(listOf)
}
