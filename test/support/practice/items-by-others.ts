import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Fields of every item that was written by somebody who had not seen the rules. */
interface ByOthers {
  readonly id: string
  /** The set that the item came in, oldest first; the rules have since been improved with all of them. */
  readonly half:
    | 'seen'
    | 'kept'
    | 'third'
    | 'fourth'
    | 'fourth-a'
    | 'fourth-b'
    | 'fourth-c'
    | 'fifth'
    | 'sixth'
    | 'seventh'
    | 'eighth'
    | 'ninth'
    | 'tenth-a'
    | 'tenth-b'
    | 'tenth-c'
    | 'eleventh-a'
    | 'eleventh-b'
    | 'eleventh-c'
    | 'eleventh-d'
    | 'eleventh-e'
    | 'eleventh-f'
    | 'eleventh-g'
    | 'eleventh-h'
    | 'eleventh-i'
    | 'eleventh-j'
    | 'eleventh-k'
    | 'own'
  readonly lang: 'fr' | 'en'
}

/** An item with one form of defect, or a sound one (forms.jsonl). */
export interface FormItem extends ByOthers {
  readonly form: 'leading' | 'loaded' | 'double' | 'vague' | 'absolute' | 'sound'
  readonly text: string
  readonly type: 'single' | 'open'
  readonly options?: readonly string[]
  /** Leading and loaded items only: the same question without the push, if somebody wrote it. */
  readonly plain?: string
  /** Leading and loaded items only: the option that the wording pushes towards. */
  readonly towards?: string
}

/**
 * Two wordings of one question (paraphrases.jsonl), or a question and its contrary (contraries.jsonl); the first option
 * is yes.
 */
export interface PairItem extends ByOthers {
  readonly a: string
  readonly b: string
  readonly options: readonly string[]
}

/** An open-ended question, and the kind of answer that it asks for (open.jsonl). */
export interface OpenItem extends ByOthers {
  readonly kind: string
  readonly text: string
}

/** A question about a fact (facts.jsonl). */
export interface FactByOthers extends ByOthers {
  readonly text: string
  /**
   * Text of each option, and of whom it is true: a condition for `holds`, or a JavaScript expression over the sheet
   * `s`.
   */
  readonly options: readonly (readonly [text: string, truth: string | { readonly js: string }])[]
}

/** A question about a fact that is not in the sheet, so that no answer can be judged. */
export interface UnknownFact extends ByOthers {
  readonly text: string
  readonly options: readonly string[]
  readonly unknown: true
}

/** The files of a set of items, and the items in each. */
export interface Files {
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
