import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Persona } from '../../../electron/practice/panel/persona.ts'
import { answersOf } from '../../../electron/practice/runs/answer-survey.ts'

interface Item {
  /** Nobody looked at the `kept` ones while the rules were written. */
  readonly half: 'seen' | 'kept'
  readonly lang: 'fr' | 'en'
  /** The first option means yes. */
  readonly options: readonly string[]
}

/** Two wordings of one question (paraphrases.jsonl), or a question and its contrary (contraries.jsonl). */
export interface WordingPair extends Item {
  readonly one: string
  readonly two: string
}

/** A plain wording, one that pushes, and the direction of the push: 1 towards yes, −1 towards no. */
export interface Push extends Item {
  readonly kind: 'leading' | 'loaded'
  readonly plain: string
  readonly push: string
  readonly sign: 1 | -1
}

/** The items of a file of test/fixtures/practice. */
export function readItems<T extends Item>(name: 'paraphrases' | 'contraries' | 'pushes'): T[] {
  const file = path.resolve(import.meta.dirname, `../../fixtures/practice/${name}.jsonl`)
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): T => JSON.parse(line))
}

/** Percentage of the first option (yes) among the answers given. */
export function percentYes(texte: string, options: readonly string[], people: readonly Persona[]): number {
  const answers = answersOf(people, [{ type: 'choix_unique', texte, options }], '').map(([answer]) => answer)
  const given = answers.filter((answer) => answer !== null)
  return (100 * given.filter((answer) => answer === options[0]).length) / given.length
}
