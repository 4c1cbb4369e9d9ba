import type { SurveyStatus } from '../../../../electron/service/service-api.ts'
import type { Dice } from './dice.ts'

/** A reply with meaningless names, and what it really says; null if nobody can know it. */
export interface NoiseCase<T> {
  data: unknown
  truth: T
}

const STATUSES: Readonly<Record<Exclude<SurveyStatus, 'other'>, readonly string[]>> = {
  draft: ['draft', 'Brouillon', 'CREATED', 'à lancer'],
  running: ['running', 'en_cours', 'In progress', 'LANCÉE'],
  done: ['done', 'Terminée', 'COMPLETED', 'finished', 'clos'],
  failed: ['failed', 'échec', 'Annulée'],
}
const TITLES = [
  'Le vélo en ville',
  'School meals',
  'Étiquettes nutritionnelles',
  'Trains de nuit',
  'Who reads?',
]

/** A meaningless name of at least six letters, consonants and vowels alternating. */
export function aName(roll: Dice): string {
  const pair = () => roll.pick([...'bdfgkprtvz']) + roll.pick([...'aiou'])
  return `${pair()}${pair()}${pair()}${roll.pick(['', 'x', 'k', '_q'])}`
}

/** An id of one of four kinds: a number, a UUID, a token, words. */
export function anId(roll: Dice, kind: number): string | number {
  const hex = (count: number) =>
    Array.from({ length: count }, () => roll.pick([...'0123456789abcdef'])).join('')
  if (kind === 0) return 1 + roll.below(9000)
  if (kind === 1) return `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`
  if (kind === 2) return `${roll.pick(['E', 'pf', 'srv'])}-${100 + roll.below(900)}`
  return `${roll.pick(['velo', 'ecole', 'train'])}-${roll.pick(['urbain', 'libre', 'nord'])}-${hex(1).replace(/\d/, 'k')}`
}

/** The value nested in up to `most` objects. */
export function wrapped(roll: Dice, inner: unknown, most: number): unknown {
  let data = inner
  for (let depth = roll.below(most + 1); depth > 0; depth--) data = { [aName(roll)]: data }
  return data
}

/** Data that do not belong to it. */
export function beside(roll: Dice): Record<string, unknown> {
  const all: readonly (() => unknown)[] = [
    () => roll.pick(TITLES),
    () => '2026-03-01T10:00:00Z',
    () => roll.chance(0.5),
    () => 0.25 + roll.next() / 2,
    () => null,
    () => [],
    () => 'fr',
    () => roll.below(60),
    () => 1_772_366_400 + roll.below(1000),
  ]
  const count = roll.below(4)
  return Object.fromEntries(Array.from({ length: count }, () => [aName(roll), roll.pick(all)()]))
}

export function aNoisyCreation(roll: Dice): NoiseCase<string> {
  const id = anId(roll, roll.below(4))
  const status = roll.chance(0.5) ? { [aName(roll)]: roll.pick(STATUSES.draft) } : {}
  return { data: wrapped(roll, { ...beside(roll), [aName(roll)]: id, ...status }, 3), truth: String(id) }
}

export function aNoisyStatus(roll: Dice): NoiseCase<SurveyStatus | null> {
  const pick = () => roll.pick(['draft', 'running', 'done', 'failed'] as const)
  const status = pick()
  const other = roll.chance(0.2) ? pick() : null
  const told = { ...beside(roll), [aName(roll)]: roll.pick(STATUSES[status]) }
  const second = other ? { [aName(roll)]: roll.pick(STATUSES[other]) } : {}
  const data = wrapped(roll, { ...told, ...second }, 2)
  return { data, truth: other && other !== status ? null : status }
}

export function aNoisyProgress(roll: Dice): NoiseCase<number> {
  const total = 2 + roll.below(99)
  const done = roll.below(total + 1)
  const people = Array.from({ length: total }, (_, at) => at)
  const [who, how] = [aName(roll), `${aName(roll)}w`]
  const told = roll.pick<() => unknown>([
    () => `${done} sur ${total}`,
    () => `${done} personas of ${total}`,
    () => `${done}/${total}`,
    () => done / total,
    () => done,
    () => `${Math.round((100 * done) / total)} %`,
    () =>
      people.map((at) => ({
        [who]: `p${at}`,
        [how]: roll.pick(at < done ? STATUSES.done : STATUSES.running),
      })),
  ])()
  const also = roll.chance(0.3) ? { [aName(roll)]: total } : {}
  return { data: wrapped(roll, { ...beside(roll), ...also, [aName(roll)]: told }, 2), truth: done / total }
}

export function aNoisyList(roll: Dice): NoiseCase<string[]> {
  const count = 2 + roll.below(6)
  const kind = roll.below(4)
  const ids = new Set<string | number>()
  while (ids.size < count) ids.add(anId(roll, kind))
  const names = Array.from({ length: 5 }, () => `${aName(roll)}${roll.below(9)}`)
  const [id = '', title = '', status = '', number = '', date = ''] = names
  const has = {
    status: roll.chance(0.6),
    number: roll.chance(0.5),
    date: roll.chance(0.5),
    title: roll.chance(0.8),
  }
  const rows = [...ids].map((each) => ({
    ...(has.number ? { [number]: roll.below(100) } : {}),
    [id]: each,
    ...(has.title ? { [title]: roll.pick(TITLES) } : {}),
    ...(has.status
      ? { [status]: roll.pick(STATUSES[roll.pick(['draft', 'running', 'done'] as const)]) }
      : {}),
    ...(has.date ? { [date]: `2026-03-0${1 + roll.below(9)}` } : {}),
  }))
  const asMap = kind !== 3 && roll.chance(0.2)
  const list = asMap ? Object.fromEntries(rows.map(({ [id]: each, ...row }) => [String(each), row])) : rows
  const around = roll.chance(0.5) ? { [aName(roll)]: list, [aName(roll)]: count } : list
  return { data: wrapped(roll, around, 2), truth: [...ids].map(String) }
}
