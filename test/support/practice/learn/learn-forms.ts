/**
 * Learns from the items that others wrote how pushes and vague, absolute and double wordings look, and writes what the
 * practice service recognises them by: `npm run learn-forms` (about a minute). Prints
 * how much of each form is recognised in sets of items that were left out of the learning in turn, and in the sets that
 * are always left out; a wording is taken for faulty so rarely that few sound ones are.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { cuesOf } from '../../../../electron/practice/answers/learned/cues.ts'
import { type Learned, learnedForms, sumOf } from '../../../../electron/practice/answers/learned/model.ts'
import {
  examplesOf,
  KEPT_ASIDE,
  type LearnedItem,
  learnedItems,
  optionExamplesOf,
  sideExamplesOf,
} from './examples.ts'
import { weigh } from './weigh.ts'

const FILE = path.join(import.meta.dirname, '../../../../electron/practice/data/form-weights.json')
/** The items are learned from in parts, each of which is judged by what was learned from the others. */
const PARTS = 4
/** Share of the sound wordings left out in turn that may be taken for one of this form. */
const MOST_MISTAKEN = { push: 0.005, vague: 0.02, absolute: 0.011, double: 0.007 } as const
/** How many cues are kept. All 70,000 recognise hardly more, and fewer absolute and double wordings. */
const MOST_CUES = { push: 4000, vague: 4000, absolute: 2000, double: 2000, side: 4000 } as const

const items = learnedItems()
const taught = items.filter(({ set }) => !KEPT_ASIDE.includes(set))
const kept = items.filter(({ set }) => KEPT_ASIDE.includes(set))
const sets = [...new Set(taught.map(({ set }) => set))]
const partOf = ({ set }: LearnedItem) => sets.indexOf(set) % PARTS
const isSound = ({ forms, unsure, isPlain }: LearnedItem) => forms.length + unsure.length === 0 && !isPlain

function sumOfItem(learned: Learned, { text, options }: LearnedItem): number {
  const names = cuesOf(text, options).map(({ name }) => name)
  return sumOf(learned, names)
}

/** Each item, and what `of` returns for it from what was learned without its part. */
function leftOutInTurn<T>(
  learn: (from: readonly LearnedItem[]) => Learned,
  of: (learned: Learned, item: LearnedItem) => T,
): { item: LearnedItem; value: T }[] {
  return Array.from({ length: PARTS }, (_, part) => {
    const learned = learn(taught.filter((item) => partOf(item) !== part))
    return taught.filter((item) => partOf(item) === part).map((item) => ({ item, value: of(learned, item) }))
  }).flat()
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

function percent(all: readonly boolean[]): string {
  return `${((100 * all.filter(Boolean).length) / Math.max(1, all.length)).toFixed(1)} %`
}

const written: Record<string, Learned> = {}
for (const form of learnedForms) {
  const learn = (from: readonly LearnedItem[]) => weigh(examplesOf(form, from), MOST_CUES[form])
  const judged = leftOutInTurn(learn, sumOfItem)
  const sound = judged
    .filter(({ item }) => isSound(item))
    .map(({ value }) => value)
    .sort((a, b) => b - a)
  const least = sound[Math.floor(sound.length * MOST_MISTAKEN[form])] ?? 0
  const all = learn(taught)
  const tell = (name: string, is: (item: LearnedItem) => boolean) => {
    const inTurn = judged.filter(({ item }) => is(item)).map(({ value }) => value > least)
    const aside = kept.filter(is).map((item) => sumOfItem(all, item) > least)
    print(`${form}, ${name}: left out in turn ${percent(inTurn)}, kept aside ${percent(aside)}`)
  }
  tell('recognised', ({ forms }) => forms.includes(form))
  tell('taken for it, of the sound', isSound)
  tell('taken for it, of those mended', ({ isPlain }) => isPlain)
  tell('taken for it, of other faults', ({ forms }) => forms.length > 0 && !forms.includes(form))
  written[form] = { ...all, bias: Math.round((all.bias - least) * 100) / 100 }
}
const learnSide = (from: readonly LearnedItem[]) => weigh(sideExamplesOf(from), MOST_CUES.side)
const isRight = (learned: Learned, item: LearnedItem) =>
  sideExamplesOf([item]).map(({ names, yes }) => sumOf(learned, names) > 0 === yes)
const side = learnSide(taught)
const inTurn = leftOutInTurn(learnSide, isRight).flatMap(({ value }) => value)
print(
  `side: left out in turn ${percent(inTurn)} right, kept aside ${percent(kept.flatMap((item) => isRight(side, item)))}`,
)
written.side = side
const learnOption = (from: readonly LearnedItem[]) => weigh(optionExamplesOf(from).flat())
const isAimed = (learned: Learned, item: LearnedItem) =>
  optionExamplesOf([item]).map((options) => {
    const sums = options.map(({ names }) => sumOf(learned, names))
    return options[sums.indexOf(Math.max(...sums))]?.yes === true
  })
const option = learnOption(taught)
const aimed = leftOutInTurn(learnOption, isAimed).flatMap(({ value }) => value)
print(
  `option: left out in turn ${percent(aimed)} right, kept aside ${percent(kept.flatMap((item) => isAimed(option, item)))}`,
)
written.option = option
const plain = Object.entries(written).map(([name, { bias, weights }]) => [
  name,
  { bias, weights: Object.fromEntries(weights) },
])
writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(plain), null, 2)}\n`)
