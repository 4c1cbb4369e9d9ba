/**
 * Measures the size of every effect of a wording that the practice service plants, with its spread over wordings by people
 * who had not seen its rules: `npm run bench -- practice-sizes`. The same 2,000 people answer each wording with the effect
 * as documented and with that effect off. Prints Markdown rows for docs/practice-service.md; judges nothing.
 */
import {
  documentedLevels,
  type EffectLevels,
  type EffectName,
} from '../../electron/practice/answers/effects/effect.ts'
import { readQuestion } from '../../electron/practice/answers/effects/planted.ts'
import { factAnswerer } from '../../electron/practice/answers/facts/answer-fact.ts'
import type { Answer, Question } from '../../electron/practice/answers/question.ts'
import { readOptionSet } from '../../electron/practice/answers/scales/option-set.ts'
import { drawPanel } from '../../electron/practice/panel/panel.ts'
import { answersOf } from '../../electron/practice/runs/answer-survey.ts'
import { languageOf } from '../../electron/practice/text.ts'
import { type FormItem, type PairItem, readItemsByOthers } from '../support/practice/items-by-others.ts'
import { meanOf, spreadOf } from '../support/spread-of.ts'

const people = drawPanel(1).personas.slice(0, 2000)

/** A closed question by others. */
interface Asked {
  readonly text: string
  readonly options: readonly string[]
  readonly plain?: string | undefined
}

const forms = readItemsByOthers('forms')
const closed = (form: FormItem['form']): Asked[] =>
  forms.flatMap((item) =>
    item.form === form && item.type === 'single' && item.options
      ? [{ text: item.text, options: item.options, plain: item.plain }]
      : [],
  )
const every = forms.flatMap(({ type, text, options }): Asked[] =>
  type === 'single' && options ? [{ text, options }] : [],
)
const pairs: readonly PairItem[] = [...readItemsByOthers('paraphrases'), ...readItemsByOthers('contraries')]

function choice({ text, options }: Asked): Question {
  return { type: 'choix_unique', texte: text, options }
}

function setOf({ text, options }: Asked): ReturnType<typeof readOptionSet> {
  return readOptionSet(options, languageOf([text, ...options].join(' ')), text)
}

function isFact({ text, options }: Asked): boolean {
  return factAnswerer(text, options, languageOf([text, ...options].join(' ')), true) !== undefined
}

function without(effect: EffectName): EffectLevels {
  return { ...documentedLevels, [effect]: 'off' }
}

/** Fewer people for open questions, whose answers take longer to make. */
const few = people.slice(0, 200)

/** The answers to the last of some questions. */
function ask(
  questions: readonly Question[],
  levels: EffectLevels = documentedLevels,
  asked = people,
): Answer[] {
  return answersOf(asked, questions, '', levels).map((row) => row.at(-1) ?? null)
}

const percent = (some: number, all: number) => (100 * some) / Math.max(1, all)

/** Percentage on the positive side among the answers that take a side. */
function forShare(item: Asked, answers: readonly Answer[]): number {
  const { valence } = setOf(item)
  const sides = answers.map((answer) => valence[item.options.indexOf(answer ?? '')] ?? 0)
  return percent(sides.filter((side) => side > 0).length, sides.filter((side) => side !== 0).length)
}

/** Percentage of ways out among all. */
function exitShare(item: Asked, answers: readonly Answer[]): number {
  const { exits } = setOf(item)
  return percent(
    answers.filter((answer) => exits.includes(item.options.indexOf(answer ?? ''))).length,
    answers.length,
  )
}

/** Variance of the chosen points of a scale, in steps. */
function variance(item: Asked, answers: readonly Answer[]): number {
  const { substantive } = setOf(item)
  const points = answers.map((answer) => substantive.indexOf(item.options.indexOf(answer ?? '')))
  const taken = points.filter((point) => point >= 0)
  const mean = meanOf(taken)
  return meanOf(taken.map((point) => (point - mean) ** 2))
}

function row(effect: string, measured: string, sizes: readonly number[], unit = 'points'): void {
  process.stdout.write(`| ${effect} | ${measured} | ${spreadOf(sizes)} ${unit} | ${sizes.length} |\n`)
}

/** Whether the options have both a side for the thing and one against it. */
function isScale(item: Asked): boolean {
  const { kind, valence } = setOf(item)
  const sides = valence.map((value) => Math.sign(value ?? 0))
  return (kind === 'scale' || kind === 'agreement') && sides.includes(1) && sides.includes(-1)
}

const levelled = (items: readonly Asked[], effect: EffectName, rule?: 'form') =>
  items.filter((item) => {
    if (isFact(item)) return false
    const { pushes } = readQuestion(choice(item), '')
    return rule === 'form' || pushes.some((push) => push.effect === effect)
  })

/** How far a push moves the answers to scales, whichever way, and how much an option gains that it names. */
function printPushes(): void {
  for (const [effect, items] of [
    ['leading', closed('leading')],
    ['loaded', closed('loaded')],
    ['absolute', closed('absolute')],
    ['presupposition', every],
  ] as const) {
    const pushed = levelled(items, effect)
    const scales = pushed.filter(isScale)
    const moves = scales.map(
      (item) => forShare(item, ask([choice(item)])) - forShare(item, ask([choice(item)], without(effect))),
    )
    row(effect, 'yes side of a scale', moves.map(Math.abs))
    const gains = pushed.filter((item) => setOf(item).kind === 'nominal').map((item) => named(item, effect))
    const known = gains.filter((gain) => gain !== undefined)
    if (known.length > 1) row(effect, 'named option without order', known)
  }
}

/** Gain of the options that a push names. */
function named(item: Asked, effect: EffectName): number | undefined {
  const off = ask([choice(item)], without(effect))
  const on = ask([choice(item)])
  const gains = item.options.map((option) =>
    percent(
      on.filter((said) => said === option).length - off.filter((said) => said === option).length,
      on.length,
    ),
  )
  const most = Math.max(...gains)
  return most > 0 ? most : undefined
}

function printForms(): void {
  const has = (
    items: readonly Asked[],
    rule: Parameters<ReturnType<typeof readQuestion>['form']['has']>[0],
  ) => items.filter((item) => !isFact(item) && readQuestion(choice(item), '').form.has(rule))
  const negative = has(every, 'double_negative').filter(isScale)
  row(
    'doubleNegative',
    'yes side, either way',
    negative.map((item) =>
      Math.abs(
        forShare(item, ask([choice(item)])) - forShare(item, ask([choice(item)], without('doubleNegative'))),
      ),
    ),
  )
  for (const [effect, rule, items] of [
    ['doubleBarrelled', 'double_barrelled', closed('double')],
    ['vague', 'vague_quantifier', closed('vague')],
  ] as const) {
    const found = has(items, rule)
    const exiting = found.filter((item) => setOf(item).exits.length > 0)
    row(
      effect,
      'ways out',
      exiting.map(
        (item) =>
          exitShare(item, ask([choice(item)])) - exitShare(item, ask([choice(item)], without(effect))),
      ),
    )
    const graded = found.filter((item) => isScale(item) && setOf(item).substantive.length > 2)
    row(
      effect,
      'variance on scales of three or more points',
      graded.map(
        (item) => variance(item, ask([choice(item)])) - variance(item, ask([choice(item)], without(effect))),
      ),
      'steps²',
    )
  }
}

/** An earlier leading or charged wording, and the plain twin of it asked afterwards. */
function printContext(): void {
  const twins = [...closed('leading'), ...closed('loaded')].flatMap((item) => {
    const plain = item.plain === undefined ? undefined : { ...item, text: item.plain }
    const same =
      plain &&
      readQuestion(choice(plain), '').proposition.key === readQuestion(choice(item), '').proposition.key
    return plain && same && !isFact(plain) && isScale(plain) && levelled([item], 'leading', 'form').length > 0
      ? [{ item, plain }]
      : []
  })
  const moves = twins.map(
    ({ item, plain }) =>
      forShare(plain, ask([choice(item), choice(plain)])) -
      forShare(plain, ask([choice(item), choice(plain)], without('context'))),
  )
  row(
    'context',
    'yes side of the plain twin asked afterwards',
    moves.map(Math.abs).filter((size) => size > 0),
  )
}

function printAcquiescence(): void {
  const agreeing = pairs
    .flatMap(({ a, b, options }): Asked[] => [
      { text: a, options },
      { text: b, options },
    ])
    .filter((item) => setOf(item).kind === 'agreement' && !isFact(item))
  row(
    'acquiescence',
    'agreement',
    agreeing.map(
      (item) =>
        forShare(item, ask([choice(item)])) - forShare(item, ask([choice(item)], without('acquiescence'))),
    ),
  )
  const both = readItemsByOthers('contraries').filter(
    ({ a, options }) => setOf({ text: a, options }).kind === 'agreement',
  )
  row(
    'acquiescence',
    'a statement and its contrary, agreed to',
    both.map(({ a, b, options }) => {
      const [one, other] = [a, b].map((text) => forShare({ text, options }, ask([choice({ text, options })])))
      return (one ?? 0) + (other ?? 0)
    }),
    '%',
  )
}

/** Gains of the first and the last place over those between, with the options turned through all places. */
function printOrder(): void {
  const lists = [
    ...new Map(
      [...every, ...pairs.map(({ a, options }): Asked => ({ text: a, options }))]
        .filter(
          (item) =>
            setOf(item).kind === 'nominal' &&
            setOf(item).substantive.length === item.options.length &&
            item.options.length >= 3 &&
            !isFact(item) &&
            readQuestion(choice(item), '').pushes.length === 0,
        )
        .map((item) => [item.text, item] as const),
    ).values(),
  ]
  const gains = lists.map((item) => {
    const { options } = item
    const turned = options.map((_, turn) => [...options.slice(turn), ...options.slice(0, turn)])
    const answers = turned.map((order) => ask([choice({ ...item, options: order })]))
    const shares = options.map((_, place) =>
      meanOf(
        turned.map((order, at) =>
          percent((answers[at] ?? []).filter((said) => said === order[place]).length, people.length),
        ),
      ),
    )
    const middle = meanOf(shares.slice(1, -1))
    return { first: (shares[0] ?? 0) - middle, last: (shares.at(-1) ?? 0) - middle }
  })
  row(
    'order',
    'first place over those between',
    gains.map(({ first }) => first),
  )
  row(
    'order',
    'last place over those between',
    gains.map(({ last }) => last),
  )
  const long =
    'Taking into account everything that matters to you in your daily life, in your home, at work and in your free time, and thinking of the past few months as well as of the months to come, please tell us, as best you can, the following. '
  const pulled = lists.map((item) => {
    const text = `${long}${item.text}`
    const last = item.options.at(-1)
    const shareOf = (levels: EffectLevels) =>
      percent(ask([choice({ ...item, text })], levels).filter((said) => said === last).length, people.length)
    return shareOf(documentedLevels) - shareOf(without('longStem'))
  })
  row('longStem', 'last place, more than with a short stem', pulled)
}

function printMissing(): void {
  const plain = closed('sound').filter(
    (item) => isScale(item) && setOf(item).exits.length === 0 && !isFact(item),
  )
  const blanks = (item: Asked, levels: EffectLevels) =>
    percent(ask([choice(item)], levels).filter((said) => said === null).length, people.length)
  row(
    'missingExit',
    'blanks, sound stems',
    plain.map((item) => blanks(item, documentedLevels) - blanks(item, without('missingExit'))),
  )
  const unclear = [...closed('vague'), ...closed('double')].filter(
    (item) =>
      isScale(item) &&
      setOf(item).exits.length === 0 &&
      !isFact(item) &&
      readQuestion(choice(item), '').scatter > 1,
  )
  row(
    'missingExit',
    'blanks, unclear stems',
    unclear.map((item) => blanks(item, documentedLevels) - blanks(item, without('missingExit'))),
  )
  const open = readItemsByOthers('open').map(({ text }) =>
    percent(
      ask([{ type: 'libre', texte: text }], documentedLevels, few).filter((said) => said === null).length,
      few.length,
    ),
  )
  row('open answers', 'blanks', open, '%')
}

process.stdout.write(
  '| effect | measured on | mean ± standard error (smallest to largest) | wordings |\n|---|---|---|---|\n',
)
printPushes()
printForms()
printContext()
printAcquiescence()
printOrder()
printMissing()
