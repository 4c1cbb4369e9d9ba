import { floorOf } from '../compare-arms.ts'
import type { Cause, Comparison, Noise, Verdict } from '../verdict.ts'
import type { Teller } from './teller.ts'
import type { VerdictMessages } from './verdict-messages.ts'

/** A control arm that goes beyond what it would differ by anyway. */
export interface Beyond {
  moved: number
  chance: number
}

/** A again or A reversed, if it goes beyond chance on its own base (A reversed: beyond A again too); otherwise null. */
export function beyondNoise({ causes, noise }: Comparison, kind: 'again' | 'reversed'): Beyond | null {
  const { moved = null, chance = null } = causes.find((cause) => cause.kind === kind) ?? {}
  if (moved === null || chance === null) return null
  return moved > (kind === 'again' ? chance : floorOf(chance, noise)) ? { moved, chance } : null
}

/**
 * Missing arms without which a difference cannot be attributed to the wording; an equivalent wording is not required.
 */
export function missingArms(causes: readonly Cause[]): ('again' | 'reversed')[] {
  const untested = causes.filter(({ state, cause }) => state === 'untested' && cause !== 'noise')
  return untested.flatMap(({ kind }) => (kind === 'equivalent' ? [] : [kind]))
}

/** Lines on what else could explain the difference; none where nothing moved. */
export function tellCauses({ causes, isMoved, noise }: Comparison, teller: Teller): string[] {
  const { messages, say, points } = teller
  // Without a move there is nothing to explain.
  if (!isMoved) return []
  return causes.map((cause) => {
    const values = {
      arm: teller.kind(cause.kind),
      again: teller.kind('again'),
      points: points(cause.moved ?? 0),
      floor: points(noise.floor),
    }
    const state = say(messages.state[stateOf(cause, noise)], values)
    const about = cause.kind === 'equivalent' ? 'any_words' : cause.cause
    return say(messages.causeLine, { cause: messages.cause[about], state })
  })
}

function stateOf({ cause, kind, moved, chance, state }: Cause, noise: Noise): keyof VerdictMessages['state'] {
  if (state === 'untested' || moved === null) return kind === 'equivalent' ? 'untestedWords' : 'untested'
  if (state === 'explains') return 'explains'
  if (cause === 'noise') return 'beyondNoise'
  if (moved <= (chance ?? 0)) return 'notSeen'
  return kind !== 'again' && moved <= (noise.measured ?? 0) ? 'asAgain' : 'inPart'
}

/**
 * Lines on the pull of the order. An order effect is told as seen only where A reversed goes beyond chance and beyond A
 * again, also where one of these two is itself compared and therefore no control; and its size at the ends only where
 * the two end options move beyond chance too.
 */
export function tellOrder({ order, options }: Verdict, teller: Teller): string[] {
  if (!order) return []
  const { messages, say, points, percent } = teller
  const ends = order.ends.map(({ option, whenFirst, whenLast }) =>
    say(messages.order.end, {
      option: teller.option(options[option] ?? ''),
      whenFirst: percent(whenFirst),
      whenLast: percent(whenLast),
    }),
  )
  const { moved, chance, again, pullChance } = order
  const pull = Math.abs(order.points)
  if (moved > floorOf(chance, { measured: again })) {
    const way = order.points > 0 ? 'towardsLast' : 'towardsFirst'
    const values = { points: points(pull), moved: points(moved), chance: points(pullChance) }
    return [say(messages.order[pull > pullChance ? way : 'endsByChance'], values), ...ends]
  }
  const values = {
    points: points(moved),
    chance: points(chance),
    again: points(again ?? 0),
  }
  return [say(messages.order[moved <= chance ? 'chance' : 'asAgain'], values), ...ends]
}
