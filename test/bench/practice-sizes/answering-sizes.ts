import { documentedLevels, type EffectLevels } from '../../../electron/practice/answers/effects/effect.ts'
import { readQuestion } from '../../../electron/practice/answers/effects/planted.ts'
import { readItemsByOthers } from '../../support/practice/items-by-others.ts'
import { meanOf } from '../../support/spread-of.ts'
import {
  type Asked,
  ask,
  choice,
  closed,
  every,
  few,
  forShare,
  isFact,
  isScale,
  pairs,
  people,
  percent,
  row,
  setOf,
  without,
} from './measure.ts'

/** How much more people agree than they say yes, and agree to a statement and its contrary. */
export function printAcquiescence(): void {
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
export function printOrder(): void {
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

/** Blanks where no way out is offered, and of open questions. */
export function printMissing(): void {
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
