import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readQuestion } from '../../../../electron/practice/answers/effects/planted.ts'
import { cuesOf, sideCuesOf } from '../../../../electron/practice/answers/learned/cues.ts'
import type { LearnedForm } from '../../../../electron/practice/answers/learned/model.ts'
import { optionCuesOf } from '../../../../electron/practice/answers/learned/option-cues.ts'
import { partsOf } from '../../../../electron/practice/answers/opinion/asking-part.ts'
import { readProposition } from '../../../../electron/practice/answers/opinion/proposition.ts'
import { readOptionSet } from '../../../../electron/practice/answers/scales/option-set.ts'
import { languageOf } from '../../../../electron/practice/text.ts'
import type { Example } from './weigh.ts'

const fixtures = path.join(import.meta.dirname, '..', '..', '..', 'fixtures')

/** The sets of items that nobody learns from: the kept half of the measure. */
export const KEPT_ASIDE: readonly string[] = ['eleventh-e', 'eleventh-f']

/** An item with what its author says of its wording. */
export interface LearnedItem {
  /** The set that it came in. */
  readonly set: string
  readonly text: string
  readonly options: readonly string[]
  /** Its forms; empty for a sound wording. */
  readonly forms: readonly LearnedForm[]
  /** Forms of which it is not known whether it has them. */
  readonly unsure: readonly LearnedForm[]
  /** Whether it is the same item as another one, without its fault. */
  readonly isPlain: boolean
  /** The option that a push goes towards. */
  readonly towards?: string
}

interface ItemByOthers {
  half: string
  form?: string
  text?: string
  plain?: string
  a?: string
  b?: string
  /** Options; those of questions about facts have a condition each. */
  options?: readonly (string | readonly string[])[]
  labels?: string[]
  towards?: string
}

const FORM_OF: Readonly<Record<string, LearnedForm>> = {
  leading: 'push',
  loaded: 'push',
  vague: 'vague',
  vague_quantifier: 'vague',
  absolute: 'absolute',
  double: 'double',
  double_barrelled: 'double',
}

/** Faults that are not of a form, and do nearly the same. */
const NEARLY: Readonly<Record<string, LearnedForm>> = {
  presupposition: 'push',
  unbalanced_scale: 'push',
  agree_disagree: 'push',
  no_reference_period: 'vague',
  jargon: 'vague',
}

/** The items of a file, their options as texts. */
function readLines(file: string): (Omit<ItemByOthers, 'options'> & { options: string[] })[] {
  return readFileSync(path.join(fixtures, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): ItemByOthers => JSON.parse(line))
    .map((item) => ({ ...item, options: (item.options ?? []).map((option) => [option].flat()[0] ?? '') }))
}

/**
 * All items from which forms are learned, those kept aside among them: those that others wrote, and some of our own,
 * most of them sound wordings that look a little like faulty ones (sound-own.jsonl).
 */
export function learnedItems(): LearnedItem[] {
  const files = ['by-others/forms', 'own-forms', 'sound-own']
  const formed = files.flatMap((name) => readLines(`practice/${name}.jsonl`))
  const byForm = formed.flatMap((item): LearnedItem[] => {
    const { half: set, form = '', text = '', plain, options, towards } = item
    const forms = FORM_OF[form] ? [FORM_OF[form]] : []
    const own = { set, options, unsure: [], isPlain: false }
    return [
      { ...own, text, forms, ...(towards !== undefined && { towards }) },
      ...(plain && form !== 'sound' ? [{ ...own, text: plain, forms: [], isPlain: true }] : []),
    ]
  })
  const pairs = ['paraphrases', 'contraries'].flatMap((name) =>
    readLines(`practice/by-others/${name}.jsonl`).flatMap(({ half: set, a = '', b = '', options }) =>
      [a, b].map((text) => ({ set, text, options, forms: [], unsure: [], isPlain: false })),
    ),
  )
  const facts = readLines('practice/by-others/facts.jsonl').map(({ half: set, text = '', options }) => ({
    set,
    text,
    options,
    forms: [],
    unsure: [],
    isPlain: false,
  }))
  const labelled = ['items', 'fresh-items', 'outside-items'].flatMap((name) =>
    readLines(`wording/${name}.jsonl`).map(
      ({ text = '', options, labels = [] }): LearnedItem => ({
        set: `wording ${name}`,
        text,
        options,
        forms: [...new Set(labels.flatMap((label) => FORM_OF[label] ?? []))],
        unsure: [...new Set(labels.flatMap((label) => NEARLY[label] ?? []))],
        isPlain: false,
      }),
    ),
  )
  return [...byForm, ...pairs, ...facts, ...labelled]
}

/** How much more a faulty item counts than a sound one, and how much less one with another fault. */
const FAULTY = 1.5
const OTHERWISE_FAULTY = 0.6
const SOUND = 2.5

/** The items as examples of one form. */
export function examplesOf(form: LearnedForm, items: readonly LearnedItem[]): Example[] {
  return items.flatMap(({ text, options, forms, unsure, isPlain }) => {
    if (unsure.includes(form)) return []
    const yes = forms.includes(form)
    const weight = yes ? FAULTY : forms.length > 0 ? OTHERWISE_FAULTY : isPlain ? 1 : SOUND
    return [{ names: cuesOf(text, options).map(({ name }) => name), yes, weight }]
  })
}

/** The pushed items as examples of a push towards yes. */
export function sideExamplesOf(items: readonly LearnedItem[]): Example[] {
  return items.flatMap(({ text, options, towards }) => {
    const language = languageOf([text, ...options].join(' '))
    const valence = readOptionSet(options, language, text).valence[options.indexOf(towards ?? '')]
    if (!valence) return []
    const { asked, premises } = partsOf(text)
    const { sign } = readProposition(text, '', language, options)
    return [{ names: sideCuesOf(asked, premises, sign, language), yes: valence > 0, weight: 1 }]
  })
}

/** How much less an option of a scale counts, when it is learned which option a wording pushes towards. */
const OF_SCALE = 0.3

/**
 * The options of pushed items as examples of the option that a wording pushes towards: options without an order, and
 * those of scales of which one is named.
 */
export function optionExamplesOf(items: readonly LearnedItem[]): Example[][] {
  return items.flatMap(({ text, options, towards }) => {
    if (towards === undefined) return []
    const language = languageOf([text, ...options].join(' '))
    const { kind, substantive } = readOptionSet(options, language, text)
    const offered = substantive.map((place) => options[place] ?? '')
    if (kind === 'ranges' || offered.length < 2 || !offered.includes(towards)) return []
    const { pushes } = readQuestion({ type: 'choix_unique', texte: text, options }, '')
    const push = pushes.find(({ effect }) => effect === 'leading' || effect === 'loaded')
    const cues = optionCuesOf(text, offered, push, language)
    if (kind !== 'nominal' && !cues.some((names) => names.includes('named'))) return []
    const weight = kind === 'nominal' ? 1 : OF_SCALE
    return [cues.map((names, place) => ({ names, yes: offered[place] === towards, weight }))]
  })
}
