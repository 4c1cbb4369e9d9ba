import { type DeclaredForm, type FormParts, traits } from './declared-parts.ts'
import { TABLE_FORMS } from './declared-tables.ts'
import type { Dice } from './dice.ts'
import { aNoiseCase, type NoiseCase } from './noise-case.ts'

/** A payload that refers to items, options and personas by ids declared elsewhere in it, and the true answers. */
export function aDeclaredForm(roll: Dice, wanted?: string): { one: NoiseCase; form: string; data: unknown } {
  const one = aNoiseCase(roll)
  const words = new Map<string, string>()
  const w = (name: string): string => {
    const word = words.get(name) ?? `${aWord(roll)}${words.size}`
    words.set(name, word)
    return word
  }
  const hasGuess = roll.chance(0.2)
  const beside = (p: number, q: number): Record<string, unknown> =>
    hasGuess ? { [w('guess')]: guess(one, p, q) } : {}
  const all = { ...FORMS, ...TABLE_FORMS }
  const form = wanted ?? roll.pick(Object.keys(all))
  const data = all[form]?.({ one, roll, w, beside })
  // A persona's reference number also identifies it.
  const known = one.traits.map((own, p) => ({
    ...own,
    no: `${9001 + p}`,
    row: `${p * 100 + 5000}`,
    key: `${7000 + p * 3}`,
    ref: `who/${one.personas[p]?.id}`,
  }))
  return {
    one: { ...one, traits: known },
    form,
    data: roll.chance(0.5) ? data : { [w('data')]: data, [w('state')]: 'ok' },
  }
}

const FORMS: Record<string, DeclaredForm> = {
  pages: ({ one, roll, w, beside }) => {
    const ids = idsFor(one, roll)
    return {
      [w('survey')]: { [w('pages')]: inTwo(one, (q) => declared(one, q, ids, w)) },
      [w('list')]: one.personas.map(({ id }, p) => ({
        [w('by')]: { [w('name')]: id, ...traits(one, p, w) },
        [w('pages')]: inTwo(one, (q) =>
          one.said[p]?.[q] === null
            ? null
            : { [w('of')]: ids.item(q), [w('say')]: [{ ...coded(one, p, q, ids, w), ...beside(p, q) }] },
        ),
      })),
    }
  },
  entries: ({ one, roll, w, beside }) => {
    const ids = idsFor(one, roll)
    const questions = one.draft.questions.map((_, q) => ({
      [w('in')]: { [w('q')]: [declared(one, q, ids, w)] },
    }))
    const people = one.personas.flatMap(({ id }, p) => [
      { [w('in')]: { [w('who')]: id, ...traits(one, p, w) } },
      {
        [w('in')]: {
          [w('by')]: `who/${id}`,
          [w('say')]: one.draft.questions.flatMap((_, q) =>
            one.said[p]?.[q] === null
              ? []
              : [{ [w('of')]: ids.item(q), [w('v')]: [{ ...coded(one, p, q, ids, w), ...beside(p, q) }] }],
          ),
        },
      },
    ])
    return { [w('all')]: [...questions, ...people] }
  },
  typedRefs: ({ one, roll, w, beside }) => ({
    data: one.personas.flatMap((_, p) =>
      one.draft.questions.map((_, q) => ({
        type: w('answer'),
        id: `${p * 100 + q + 5000}`,
        attributes: { [w('v')]: one.said[p]?.[q] ?? null, ...beside(p, q) },
        relationships: {
          [w('q')]: { data: { type: w('question'), id: `${q + 1}` } },
          [w('p')]: { data: { type: w('person'), id: `${9001 + p}` } },
        },
      })),
    ),
    included: shuffled(
      [
        ...one.draft.questions.map(({ stem }, q) => ({
          type: w('question'),
          id: `${q + 1}`,
          attributes: { [w('stem')]: stem },
        })),
        ...one.personas.map(({ id }, p) => ({
          type: w('person'),
          id: `${9001 + p}`,
          attributes: { [w('name')]: id, ...traits(one, p, w) },
        })),
      ],
      roll,
    ),
  }),
  calls: ({ one, roll, w, beside }) => ({
    [w('runs')]: one.personas.map(({ id }, p) => ({
      [w('who')]: id,
      [w('calls')]: one.draft.questions.map(({ stem, options }, q) => {
        const said = {
          [w('why')]: 'Cela me ressemble assez.',
          [w('say')]: one.said[p]?.[q] ?? null,
          ...beside(p, q),
        }
        const text = JSON.stringify(said, null, roll.pick([0, 2]))
        return {
          [w('ask')]:
            options.length > 0 ? `${stem}\n${options.map((option) => option.text).join(' / ')}` : stem,
          [w('out')]: roll.chance(0.5) ? text : `\`\`\`json\n${text}\n\`\`\``,
          [w('n')]: 200 + roll.below(90),
        }
      }),
    })),
  }),
  fields: ({ one, w, roll }) => ({
    [w('book')]: [
      { [w('f')]: 'age', [w('label')]: 'Age', [w('codes')]: '' },
      ...one.draft.questions.map(({ stem, options }, q) => ({
        [w('f')]: `v_${w(`f${q}`)}`,
        [w('label')]: stem,
        [w('codes')]: options.map(({ text }, at) => `${at + 1}, ${text}`).join(' | '),
      })),
    ],
    [w('rows')]: one.personas.flatMap(({ id }, p) => [
      { [w('r')]: id, [w('f')]: 'age', [w('v')]: String(one.traits[p]?.annees) },
      ...one.draft.questions.flatMap(({ options }, q) => {
        const said = one.said[p]?.[q] ?? null
        const at = options.findIndex(({ text }) => text === said)
        const value = at < 0 ? said : String(at + 1)
        return value === null && roll.chance(0.7)
          ? []
          : [{ [w('r')]: id, [w('f')]: `v_${w(`f${q}`)}`, [w('v')]: value ?? '' }]
      }),
    ]),
  }),
}

/** Ids of items and options as the payload declares them: tokens, or numbers that cannot be positions. */
interface Ids {
  item(q: number): string | number
  option(q: number, at: number): string | number
}

function idsFor({ draft }: NoiseCase, roll: Dice): Ids {
  const areNumbers = roll.chance(0.5)
  const first = 100_000 + roll.below(9000)
  const make = (number: number): string | number =>
    areNumbers ? first + number * 37 : `k${(first + number * 37).toString(36)}`
  return { item: make, option: (q, at) => make(draft.questions.length + q * 20 + at) }
}

function declared({ draft }: NoiseCase, q: number, ids: Ids, w: FormParts['w']): Record<string, unknown> {
  const { stem, options } = draft.questions[q] ?? { stem: '', options: [] }
  return {
    [w('of')]: ids.item(q),
    [w('heads')]: [{ [w('head')]: stem }],
    ...(options.length > 0
      ? {
          [w('choices')]: options.map(({ text }, at) => ({
            [w('cid')]: ids.option(q, at),
            [w('label')]: text,
          })),
        }
      : {}),
  }
}

function coded(
  { draft, said }: NoiseCase,
  p: number,
  q: number,
  ids: Ids,
  w: FormParts['w'],
): Record<string, unknown> {
  const text = said[p]?.[q] ?? null
  const at = draft.questions[q]?.options.findIndex((option) => option.text === text) ?? -1
  return at < 0 ? { [w('words')]: text } : { [w('cid')]: ids.option(q, at) }
}

function inTwo({ draft }: NoiseCase, make: (q: number) => unknown): unknown[] {
  const half = Math.ceil(draft.questions.length / 2)
  const list = draft.questions.map((_, q) => ({ q, made: make(q) })).filter(({ made }) => made !== null)
  return [list.filter(({ q }) => q < half), list.filter(({ q }) => q >= half)].map((part, at) => ({
    kapage: `page-${at + 1}`,
    kaparts: part.map(({ made }) => made),
  }))
}

/** A model's expectation: another option, or other text. */
function guess({ draft, said }: NoiseCase, p: number, q: number): string {
  const options = draft.questions[q]?.options.map(({ text }) => text) ?? []
  return (
    options[(options.indexOf(said[p]?.[q] ?? '') + 1 + p) % Math.max(1, options.length)] ??
    'Sans doute le prix'
  )
}

function shuffled<T>(list: readonly T[], roll: Dice): T[] {
  return list
    .map((value) => ({ value, key: roll.next() }))
    .sort((one, other) => one.key - other.key)
    .map(({ value }) => value)
}

function aWord(roll: Dice): string {
  const pair = () => roll.pick([...'bdfgkprtvz']) + roll.pick([...'aiou'])
  return `${pair()}${pair()}${roll.pick(['', 'x', 'ko'])}`
}
