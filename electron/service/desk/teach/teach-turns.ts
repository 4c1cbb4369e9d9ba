import type { DeskNeed, Taught } from '../../../../shared/models/reading-desk.ts'
import type { Recipe } from '../../../../shared/models/recipe.ts'
import { asText } from '../../json/json-value.ts'
import { valuesFrom } from '../../recipes/values-from.ts'
import { type Step, valueAt } from '../tree-paths.ts'
import { entryLists } from './entry-lists.ts'
import { ALL, pathText } from './path-text.ts'
import type { PlainWay } from './teach-plain.ts'

export type TurnNeed = Extract<DeskNeed['need'], 'transcript' | 'turn_words' | 'turn_speaker'>

type Transcript = NonNullable<Recipe['transcript']>

/** A way that finds less than this share of what the best one finds is not offered. */
const WORTH = 0.5
/** At least three words, as in spoken sentences. */
const SENTENCE = /\S\s+\S+\s+\S/

/**
 * The ways in which the value at `steps` may be the discussion, what somebody says, or the speaker, the likeliest
 * first.
 */
export function teachTurns(
  data: unknown,
  need: TurnNeed,
  steps: readonly Step[],
  { transcript }: Recipe,
): PlainWay[] {
  if (need === 'transcript') return wholeText(data, steps)
  const part = need === 'turn_words' ? 'words' : 'speaker'
  const lists = entryLists(data, steps)
  // Text and speaker must be read from the same turn.
  const same = lists.filter(({ list }) => list === transcript?.turns)
  const { text: _text, ...before } = (same.length > 0 ? transcript : undefined) ?? {}
  const ways = (same.length > 0 ? same : lists).flatMap(({ list, rest, isMap }) => {
    // The speaker may be the name that the text is under, but never the text itself.
    const isName = part === 'speaker' && isMap && (rest === '@' || rest === before.words)
    if (part === 'speaker' && rest === '@' && !isName) return []
    return wayOf(data, { ...before, turns: list, [part]: isName ? '~' : rest }, part)
  })
  const best = Math.max(0, ...ways.map(({ weight }) => weight))
  return distinct(
    ways.filter(({ weight }) => weight > best * WORTH).toSorted((one, other) => other.weight - one.weight),
  )
    .slice(0, 3)
    .map(({ weight: _, places: __, ...way }) => way)
}

interface Weighed extends PlainWay {
  weight: number
  /** Equal for ways that find the same. */
  places: string
}

function wayOf(data: unknown, transcript: Transcript, part: 'words' | 'speaker'): Weighed[] {
  const { turns = '', [part]: path } = transcript
  const values = valuesFrom(data, turns, { told: path })
  const told = values.map((value) => asText(value.told))
  const texts = told.filter((text) => text !== null)
  // Fields of one turn are not turns, unless each of them is a spoken sentence.
  const isWhole = path === '@' || path === '~'
  if (texts.length === 0 || (isWhole && !areSentences(values.map(({ value }) => value)))) return []
  return [
    {
      ...{ part: { transcript }, how: 'each_turn', from: null, place: `${turns} ${path}` },
      ...{ understood: texts.length, notUnderstood: told.length - texts.length },
      // A text that is the whole entry weighs less: its speaker is outside of the entry.
      weight: ((texts.length * texts.length) / told.length) * (path === '@' ? 0.9 : 1),
      places: JSON.stringify([told, values.length]),
    },
  ]
}

function areSentences(values: readonly unknown[]): boolean {
  const texts = values.filter((value) => typeof value === 'string')
  return (
    texts.length === values.length &&
    texts.filter((text) => SENTENCE.test(text)).length * 3 > texts.length * 2
  )
}

function distinct(ways: readonly Weighed[]): Weighed[] {
  return [...new Map(ways.toReversed().map((way) => [way.places, way])).values()].toReversed()
}

/** The whole discussion as one text, or as a list of lines. */
function wholeText(data: unknown, steps: readonly Step[]): PlainWay[] {
  const value = valueAt(data, steps)
  const shared = { from: null, understood: 1, notUnderstood: 0 } satisfies Partial<Taught>
  const path = pathText(steps, '$')
  if (typeof value === 'string')
    return value.trim() === ''
      ? []
      : [{ ...shared, part: { transcript: { text: path } }, how: 'this_value_only' }]
  if (!Array.isArray(value) || value.length === 0 || !value.every((line) => typeof line === 'string'))
    return []
  const turns = pathText([...steps, ALL], '$')
  return [
    {
      ...{ ...shared, how: 'each_turn', understood: value.length },
      part: { transcript: { turns, words: '@' } },
    },
  ]
}
