import { readFileSync } from 'node:fs'
import path from 'node:path'
import { reportedSheetOf } from '../../../electron/practice/answers/facts/reported-sheet.ts'
import { type FactSheet, factSheetOf } from '../../../electron/practice/panel/life/fact-sheet.ts'
import type { Persona } from '../../../electron/practice/panel/persona.ts'
import { answersOf } from '../../../electron/practice/runs/answer-survey.ts'

/** A question about a fact, and for which people each option is true. It was written before the rules that read it. */
export interface FactItem {
  /** Nobody looked at the `kept` ones while the rules were written. */
  readonly half: 'seen' | 'kept'
  readonly lang: 'fr' | 'en'
  readonly text: string
  /** Text of an option, and its condition on the fact sheet: "children>0", "tenure=owner|tenure=free". */
  readonly options: readonly (readonly [text: string, condition: string])[]
}

/** The items of test/fixtures/practice/facts.jsonl, or those of facts-more.jsonl: further wordings. */
export function readFactItems(name: 'facts' | 'facts-more' = 'facts'): FactItem[] {
  const file = path.resolve(import.meta.dirname, `../../fixtures/practice/${name}.jsonl`)
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): FactItem => JSON.parse(line))
}

/** Shares of the people whose answer is right by their fact sheet, and by the sheet that they report. */
export function scoreFactItem(
  item: FactItem,
  people: readonly Persona[],
): { right: number; reported: number } {
  const options = item.options.map(([text]) => text)
  const answers = answersOf(people, [{ type: 'choix_unique', texte: item.text, options }], '')
  const shareOf = (sheetOf: (persona: Persona) => FactSheet) =>
    people.filter((persona, i) => {
      const chosen = item.options.find(([text]) => text === answers[i]?.[0])
      return chosen !== undefined && holds(chosen[1], sheetOf(persona))
    }).length / people.length
  return { right: shareOf(factSheetOf), reported: shareOf(reportedSheetOf) }
}

/** Whether a condition is true of a sheet: `&` binds more tightly than `|`. */
export function holds(condition: string, sheet: FactSheet): boolean {
  return condition.split('|').some((part) => part.split('&').every((test) => holdsOne(test, sheet)))
}

function holdsOne(test: string, sheet: FactSheet): boolean {
  const [, name = '', sign = '', wanted = ''] = /^(\w+)(!=|>=|<=|=|>|<)(\w+)$/.exec(test) ?? []
  const value = (sheet as unknown as Record<string, unknown>)[name]
  if (value === undefined) throw new Error(`No such fact: ${test}`)
  if (sign === '=') return String(value) === wanted
  if (sign === '!=') return String(value) !== wanted
  const [one, two] = [Number(value), Number(wanted)]
  return { '>': one > two, '<': one < two, '>=': one >= two, '<=': one <= two }[sign] ?? false
}
