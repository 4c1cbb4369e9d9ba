import type { EffectName } from '../../../electron/practice/answers/effects/effect.ts'
import { readQuestion } from '../../../electron/practice/answers/effects/planted.ts'
import {
  type Asked,
  ask,
  choice,
  closed,
  every,
  exitShare,
  forShare,
  isFact,
  isScale,
  levelled,
  percent,
  row,
  setOf,
  variance,
  without,
} from './measure.ts'

/** How far a push moves the answers to scales, whichever way, and how much an option gains that it names. */
export function printPushes(): void {
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

/** What a double negative, a double-barrelled and a vague stem do. */
export function printForms(): void {
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
export function printContext(): void {
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
