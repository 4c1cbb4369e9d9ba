import type { Dice } from './dice.ts'
import { aNoiseCase, type NoiseCase } from './noise-case.ts'

/** A payload in a form that nobody has published, and the true answers. */
export interface NoiseForm {
  one: NoiseCase
  /** Name of the form, for the message of a failure. */
  form: string
  data: unknown
}

/** How an answer is written, and what the payload declares about it. */
interface Coding {
  item(q: number): string
  answer(p: number, q: number): unknown
  legend: Record<string, unknown>
}

type Form = (one: NoiseCase, code: Coding, w: (name: string) => string, roll: Dice) => unknown

/** True answers under meaningless names, in forms that the practice service does not use. */
export function aNoiseForm(roll: Dice): NoiseForm {
  const one = aNoiseCase(roll)
  const words = new Map<string, string>()
  const w = (name: string): string => {
    const word = words.get(name) ?? `${aWord(roll)}${words.size}`
    words.set(name, word)
    return word
  }
  const form = roll.pick(Object.keys(FORMS))
  const data = FORMS[form]?.(one, aCoding(one, w, roll), w, roll)
  const beside = roll.chance(0.3) ? { [w('quota')]: quotas(one, w), [w('status')]: 'ok' } : {}
  return { one, form, data: roll.chance(0.5) ? data : { ...beside, [w('data')]: data } }
}

function aWord(roll: Dice): string {
  const pair = () => roll.pick([...'bdfgkprtvz']) + roll.pick([...'aiou'])
  return `${pair()}${pair()}${roll.pick(['', 'x', 'ko'])}`
}

/** Numbers by option that are not counts. */
function quotas({ draft }: NoiseCase, w: (name: string) => string): unknown {
  return draft.questions[0]?.options.map(({ text }, at) => ({ [w('cell')]: text, [w('goal')]: at + 2 }))
}

/** Items by their stems, by shortened stems or by declared codes; answers by their texts or by declared codes. */
function aCoding({ draft, said }: NoiseCase, w: (name: string) => string, roll: Dice): Coding {
  const stems = draft.questions.map(({ stem }) => stem)
  const way = roll.pick(['stem', 'cut', 'coded', 'bare'] as const)
  const isCoded = roll.chance(0.4)
  const letter = roll.pick(['m', 'opt_', 'Z-'])
  const item = (q: number): string => {
    if (way === 'stem') return stems[q] ?? ''
    return way === 'cut' ? `${(stems[q] ?? '').slice(0, 24)}…` : `${way === 'coded' ? 'it' : 'Q'}${q + 1}`
  }
  const codeOf = (q: number, text: string): string =>
    `${letter}${q}${draft.questions[q]?.options.findIndex((option) => option.text === text)}`
  const answer = (p: number, q: number): unknown => {
    const text = said[p]?.[q] ?? null
    const isChoice = draft.questions[q]?.type === 'single_choice'
    return text !== null && isChoice && isCoded ? codeOf(q, text) : text
  }
  const items = draft.questions.map(({ stem, options }, q) => ({
    [w('key')]: item(q),
    [w('stem')]: stem,
    ...(isCoded
      ? { [w('opts')]: options.map(({ text }) => ({ [w('code')]: codeOf(q, text), [w('label')]: text })) }
      : {}),
  }))
  return { item, answer, legend: isCoded || way === 'coded' ? { [w('items')]: items } : {} }
}

const FORMS: Record<string, Form> = {
  columnMaps: (one, code, w) => ({
    ...code.legend,
    [w('who')]: byId(one, (p) => one.traits[p]?.bio),
    ...fromItems(one, (q) => [code.item(q), byId(one, (p) => code.answer(p, q))]),
  }),
  foreignKeys: (one, code, w, roll) => ({
    ...code.legend,
    [w('people')]: one.personas.map(({ id }, p) => ({ [w('id')]: id, ...traits(one, p, w) })),
    [w('rows')]: cells(one, roll, ({ p, q }) => ({
      [w('by')]: one.personas[p]?.id,
      [w('of')]: code.item(q),
      [w('say')]: code.answer(p, q),
      [w('guess')]: guess(one, p, q),
    })),
  }),
  nestedTwice: (one, code, w) => ({
    ...code.legend,
    [w('blocks')]: one.personas.map(({ id }, p) => ({
      [w('card')]: { [w('id')]: id, ...traits(one, p, w) },
      [w('talk')]: {
        [w('parts')]: one.draft.questions.map((_, q) => ({
          [w('of')]: { [w('key')]: code.item(q) },
          [w('say')]: wrapped(code.answer(p, q), w),
        })),
      },
    })),
  }),
  byItem: (one, code, w, roll) => ({
    ...code.legend,
    [w('sections')]: one.draft.questions.map((_, q) => ({
      [w('key')]: code.item(q),
      [w('list')]: shuffled(one.personas, roll).flatMap(({ id, key }) => {
        const value = code.answer(key, q)
        const isLeft = value === null && roll.chance(0.5)
        return isLeft ? [] : [{ [w('by')]: id, ...traits(one, key, w), [w('say')]: value }]
      }),
    })),
  }),
  headers: (one, code, w) => [
    [w('id'), w('bio'), ...one.draft.questions.map((_, q) => `${w('v')}_${q + 1}`)],
    ['', '', ...one.draft.questions.map(({ stem }) => stem)],
    ...one.personas.map(({ id }, p) => [
      id,
      one.traits[p]?.bio,
      ...one.draft.questions.map((_, q) => code.answer(p, q)),
    ]),
  ],
  csv: (one, code, w, roll) => {
    const sign = roll.pick([';', '\t', ','])
    const cell = (value: unknown): string => {
      const text = value === null ? '' : String(value)
      return text.includes(sign) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text
    }
    const rows = [
      [w('id'), w('bio'), w('before'), ...one.draft.questions.map((_, q) => code.item(q))],
      ...one.personas.map(({ id }, p) => [
        id,
        one.traits[p]?.bio,
        one.traits[p]?.avant,
        ...one.draft.questions.map((_, q) => code.answer(p, q)),
      ]),
    ]
    return { ...code.legend, [w('file')]: rows.map((row) => row.map(cell).join(sign)).join('\r\n') }
  },
  wideWithMeta: (one, code, w) => ({
    ...code.legend,
    [w('rows')]: one.personas.map(({ id }, p) => ({
      [w('id')]: id,
      ...traits(one, p, w),
      ...fromItems(one, (q) => [
        code.item(q),
        { [w('say')]: code.answer(p, q), [w('guess')]: guess(one, p, q), [w('p')]: 0.5 + p / 100 },
      ]),
    })),
  }),
  wideBefore: (one, code, w) => ({
    ...code.legend,
    [w('rows')]: one.personas.map(({ id }, p) => ({
      [w('id')]: id,
      [w('before')]: fromItems(one, (q) => [code.item(q), guess(one, p, q)]),
      [w('now')]: fromItems(one, (q) => [code.item(q), code.answer(p, q)]),
    })),
  }),
  byOption: (one, code, w) => ({
    [w('items')]: one.draft.questions.map(({ stem, type, options }, q) => ({
      [w('stem')]: stem,
      [w('all')]:
        type === 'single_choice'
          ? options.map(({ text }) => ({
              [w('text')]: text,
              [w('by')]: one.personas.filter((_, p) => one.said[p]?.[q] === text).map(({ id }) => id),
            }))
          : one.personas.map(({ id }, p) => ({ [w('by')]: id, [w('say')]: code.answer(p, q) })),
    })),
  }),
  keyedPeople: (one, code, w) => ({
    ...code.legend,
    [w('all')]: byId(one, (p) => ({
      ...traits(one, p, w),
      [w('say')]: one.draft.questions.map((_, q) => ({
        [w('of')]: code.item(q),
        [w('v')]: code.answer(p, q),
      })),
    })),
  }),
  bareLists: (one, code, w) => ({
    ...code.legend,
    [w('rows')]: one.personas.map(({ id }, p) => [
      id,
      one.traits[p]?.genre,
      ...one.draft.questions.map((_, q) => code.answer(p, q)),
      one.traits[p]?.humeur,
    ]),
  }),
}

function traits({ traits: all }: NoiseCase, p: number, w: (name: string) => string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(all[p] ?? {}).map(([name, value]) => [w(name), value]))
}

/** A model's expectation of the answer: another option, or other text. */
function guess({ draft, said }: NoiseCase, p: number, q: number): string | null {
  const options = draft.questions[q]?.options.map(({ text }) => text) ?? []
  const at = options.indexOf(said[p]?.[q] ?? '')
  return options[(at + 1 + p) % Math.max(1, options.length)] ?? 'Sans doute le prix'
}

function wrapped(value: unknown, w: (name: string) => string): unknown {
  return value === null ? null : { [w('v')]: value }
}

function byId<T>({ personas }: NoiseCase, make: (p: number) => T): Record<string, T> {
  return Object.fromEntries(personas.map(({ id }, p) => [id, make(p)]))
}

function fromItems({ draft }: NoiseCase, make: (q: number) => [string, unknown]): Record<string, unknown> {
  return Object.fromEntries(draft.questions.map((_, q) => make(q)))
}

/** A row for every answer given, in random order. */
function cells(one: NoiseCase, roll: Dice, make: (at: { p: number; q: number }) => unknown): unknown[] {
  const all = one.personas.flatMap((_, p) => one.draft.questions.map((__, q) => ({ p, q })))
  return shuffled(all, roll)
    .filter(({ p, q }) => one.said[p]?.[q] !== null || roll.chance(0.5))
    .map(make)
}

function shuffled<T>(list: readonly T[], roll: Dice): T[] {
  const keys = list.map(() => roll.next())
  return list
    .map((value, at) => ({ value, key: keys[at] ?? 0 }))
    .sort((one, other) => one.key - other.key)
    .map(({ value }) => value)
}
