import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What every item written by somebody who had not seen the rules has. */
interface ByOthers {
  readonly id: string
  /** The set it came in, in the order in which they were tried; all of them have been learnt from. */
  readonly half: 'seen' | 'kept' | 'third' | 'fourth' | 'fourth-a' | 'fourth-b' | 'fourth-c' | 'fifth'
  readonly lang: 'fr' | 'en'
}

/** An item of one form of defect, or a sound one (forms.jsonl). */
export interface FormItem extends ByOthers {
  readonly form: 'leading' | 'loaded' | 'double' | 'vague' | 'absolute' | 'sound'
  readonly text: string
  readonly type: 'single' | 'open'
  readonly options?: readonly string[]
  /** The same without the push: of leading and loaded items, where somebody wrote it. */
  readonly plain?: string
  /** The option that the wording pushes to: of leading and loaded items. */
  readonly towards?: string
}

/** Two wordings of one question (paraphrases.jsonl), or of a question and its contrary, yes first (contraries.jsonl). */
export interface PairItem extends ByOthers {
  readonly a: string
  readonly b: string
  readonly options: readonly string[]
}

/** An open-ended question, and what it asks for (open.jsonl). */
export interface OpenItem extends ByOthers {
  readonly kind: string
  readonly text: string
}

/** A question about a fact (facts.jsonl). */
export interface FactByOthers extends ByOthers {
  readonly text: string
  /** Text of each option, and of whom it is true: a condition for `holds`, or an expression over the sheet `s`. */
  readonly options: readonly (readonly [text: string, truth: string | { readonly js: string }])[]
}

/** A question about a fact that the sheet does not hold: nobody can be judged by it. */
export interface UnknownFact extends ByOthers {
  readonly text: string
  readonly options: readonly string[]
  readonly unknown: true
}

interface Files {
  facts: FactByOthers | UnknownFact
  forms: FormItem
  paraphrases: PairItem
  contraries: PairItem
  open: OpenItem
}

/** The items of a file of test/fixtures/practice/by-others. */
export function readItemsByOthers<Name extends keyof Files>(name: Name): Files[Name][] {
  return readItemsIn(path.resolve(import.meta.dirname, `../../fixtures/practice/by-others/${name}.jsonl`))
}

/** The items of a file, one a line; none where there is no such file. */
export function readItemsIn<Item extends ByOthers>(file: string): Item[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): Item => JSON.parse(line))
}
