import fc from 'fast-check'
import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import { aChoice, anOpenEnded, aSurvey } from '../../../support/drafts.ts'

/** The answers of personas, independent of how a service writes them. */
export interface Truth {
  draft: SurveyDraft
  ids: string[]
  /** Answers as written, by persona and item. */
  said: (string | number)[][]
  /** Index of the option behind each answer; null for free text. */
  options: (number | null)[][]
}

/** A form in which a service writes answers, and the path of a persona's answer to an item in it. */
export interface Form {
  data: unknown
  at(person: number, item: number): string
}

const key = (name: string | number): string =>
  typeof name === 'number' ? `[${name}]` : `[${JSON.stringify(name)}]`
const path = (...steps: (string | number)[]): string => `$${steps.map(key).join('')}`

/** Different names without a meaning. */
const noise = (count: number): fc.Arbitrary<string[]> =>
  fc.uniqueArray(fc.stringMatching(/^[b-df-hj-np-tv-z][a-z]{2,6}$/), { minLength: count, maxLength: count })

const WORDS = [
  'Parce que.',
  'Bof, pas trop.',
  'Toujours en retard',
  'Rien à dire',
  'C’est loin',
  'Oui mais non',
]

/** A truth with 3 to 5 items, of which the last may be open-ended, and 6 to 9 personas. */
export const truths: fc.Arbitrary<Truth> = fc
  .record({
    items: fc.integer({ min: 3, max: 5 }),
    people: fc.integer({ min: 6, max: 9 }),
    isOpen: fc.boolean(),
    codes: fc.constantFrom('text' as const, 'text' as const, 0 as const, 1 as const),
    seed: fc.nat(1000),
  })
  .map(({ items, people, isOpen, codes, seed }): Truth => {
    const isWords = (item: number): boolean => isOpen && item === items - 1
    const questions = Array.from({ length: items }, (_, item) =>
      isWords(item)
        ? anOpenEnded(`q${item}`, `Pourquoi le thème ${'ABCDE'[item]} ?`)
        : aChoice(`q${item}`, `Que dites-vous du thème ${'ABCDE'[item]} ?`, choicesOf(item)),
    )
    // Each option is chosen by somebody, so that numbers reveal as much as they can.
    const option = (person: number, item: number): number => (person * (item + 1) + item + seed) % 3
    const all = <T>(of: (person: number, item: number) => T): T[][] =>
      Array.from({ length: people }, (_, person) =>
        Array.from({ length: items }, (__, item) => of(person, item)),
      )
    return {
      draft: aSurvey('Essai', questions, { personas: people }),
      ids: Array.from({ length: people }, (_, person) => `z${(person * 37 + seed) % 1000}x${person}`),
      options: all((person, item) => (isWords(item) ? null : option(person, item))),
      said: all((person, item) => {
        if (isWords(item)) return `${WORDS[(person + item) % WORDS.length]} (${person})`
        const at = option(person, item)
        return codes === 'text' ? (choicesOf(item)[at] ?? '') : at + codes
      }),
    }
  })

function choicesOf(item: number): string[] {
  return [`Oui, ${'ABCDE'[item]}`, `Non, ${'ABCDE'[item]}`, `Peut-être, ${'ABCDE'[item]}`]
}

type Write = (truth: Truth, names: string[]) => Form

/** Names for an item, in different ways that programs use. */
const NAMED: Record<string, (item: number, truth: Truth) => string> = {
  'a number from 1': (item) => `${item + 1}`,
  'a number from 0': (item) => `k-${item}`,
  'a number with letters': (item) => `Qst${item + 1}_x`,
  'a number with zeros': (item) => `v0${item + 1}`,
  'its stem': (item, { draft }) => draft.questions[item]?.stem ?? '',
}

const rows = <T>(truth: Truth, of: (person: number) => T): T[] => truth.ids.map((_, person) => of(person))
const ofItems = <T>({ draft }: Truth, of: (item: number) => T): T[] =>
  draft.questions.map((_, item) => of(item))

function named(name: (item: number, truth: Truth) => string): Record<string, Write> {
  const entries = (truth: Truth, of: (item: number) => unknown) =>
    Object.fromEntries(ofItems(truth, (item) => [name(item, truth), of(item)]))
  return {
    'a map of answers for each persona': (truth, [a = '', b = '', c = '']) => ({
      data: {
        [a]: rows(truth, (p) => ({ [b]: truth.ids[p], [c]: entries(truth, (i) => truth.said[p]?.[i]) })),
      },
      at: (p, i) => path(a, p, c, name(i, truth)),
    }),
    'flat rows': (truth, [a = '', b = '']) => ({
      data: {
        [a]: rows(truth, (p) => ({ [b]: truth.ids[p], ...entries(truth, (i) => truth.said[p]?.[i]) })),
      },
      at: (p, i) => path(a, p, name(i, truth)),
    }),
    'personas by their names': (truth, [a = '', b = '']) => ({
      data: {
        [a]: Object.fromEntries(
          rows(truth, (p) => [truth.ids[p], { [b]: entries(truth, (i) => truth.said[p]?.[i]) }]),
        ),
      },
      at: (p, i) => path(a, truth.ids[p] ?? '', b, name(i, truth)),
    }),
    'records of a persona': (truth, [a = '', b = '', c = '', d = '', e = '']) => ({
      data: rows(truth, (p) => ({
        [a]: truth.ids[p],
        [b]: ofItems(truth, (i) => ({ [c]: { [d]: name(i, truth) }, [e]: truth.said[p]?.[i] })),
      })),
      at: (p, i) => path(p, b, i, e),
    }),
    'a record an answer, by item': (truth, [a = '', b = '', c = '', d = '']) => ({
      data: {
        [a]: ofItems(truth, (i) =>
          rows(truth, (p) => ({ [b]: name(i, truth), [c]: truth.ids[p], [d]: truth.said[p]?.[i] })),
        ).flat(),
      },
      at: (p, i) => path(a, i * truth.ids.length + p, d),
    }),
    'columns as lists': (truth, [a = '']) => ({
      data: { [a]: entries(truth, (i) => rows(truth, (p) => truth.said[p]?.[i])) },
      at: (p, i) => path(a, name(i, truth), p),
    }),
    'maps of personas by item, in another order each': (truth, [a = '']) => ({
      data: {
        [a]: entries(truth, (i) => {
          const all = rows(truth, (p) => [truth.ids[p], truth.said[p]?.[i]] as const)
          return Object.fromEntries([...all.slice(i), ...all.slice(0, i)])
        }),
      },
      at: (p, i) => path(a, name(i, truth), truth.ids[p] ?? ''),
    }),
    'records of personas by item, in another order each': (
      truth,
      [a = '', b = '', c = '', d = '', e = ''],
    ) => {
      const people = truth.ids.length
      const order = (i: number) => truth.ids.map((_, place) => (place + i) % people)
      return {
        data: {
          [a]: ofItems(truth, (i) => ({
            [b]: name(i, truth),
            [c]: order(i).map((p) => ({ [d]: truth.ids[p], [e]: truth.said[p]?.[i] })),
          })),
        },
        at: (p, i) => path(a, i, c, order(i).indexOf(p), e),
      }
    },
    'rows under a header': (truth, [a = '', b = '', c = '', d = '']) => ({
      data: {
        [a]: [c, d, ...ofItems(truth, (i) => name(i, truth))],
        [b]: rows(truth, (p) => [truth.ids[p], 30 + p, ...(truth.said[p] ?? [])]),
      },
      at: (p, i) => path(b, p, i + 2),
    }),
  }
}

const UNNAMED: Record<string, Write> = {
  'lists in a row': (truth, [a = '', b = '', c = '']) => ({
    data: { [a]: { [b]: rows(truth, (p) => ({ [c]: truth.said[p] })) } },
    at: (p, i) => path(a, b, p, c, i),
  }),
  'rows whose first columns are none': (truth, [a = '']) => ({
    data: { [a]: rows(truth, (p) => [truth.ids[p], p % 2 === 0 ? 'F' : 'H', ...(truth.said[p] ?? [])]) },
    at: (p, i) => path(a, p, i + 2),
  }),
  'codes of a legend': (truth, [a = '', b = '', c = '', d = '', e = '', ...codes]) => ({
    data: {
      [a]: ofItems(truth, (i) => ({ [b]: codes[i], [c]: truth.draft.questions[i]?.stem })).reverse(),
      [d]: rows(truth, (p) => ({
        [e]: truth.ids[p],
        ...Object.fromEntries(ofItems(truth, (i) => [codes[i], truth.said[p]?.[i]])),
      })),
    },
    at: (p, i) => path(d, p, codes[i] ?? ''),
  }),
  'names that say nothing, in the order of the items': (truth, [a = '', b = '', ...names]) => ({
    data: {
      [a]: rows(truth, (p) => ({
        [b]: truth.ids[p],
        ...Object.fromEntries(ofItems(truth, (i) => [names[i], truth.said[p]?.[i]])),
      })),
    },
    at: (p, i) => path(a, p, names[i] ?? ''),
  }),
}

const WRITES: [name: string, write: Write][] = [
  ...Object.entries(NAMED).flatMap(([how, name]) =>
    Object.entries(named(name)).map(([form, write]): [string, Write] => [
      `${form}, each item by ${how}`,
      write,
    ]),
  ),
  ...Object.entries(UNNAMED),
]

/** Names of all forms. */
export const FORMS = WRITES.map(([name]) => name)

/** A truth in the form with this name, nested or not, with other data beside it. */
export function written(form: string): fc.Arbitrary<{ truth: Truth; form: Form }> {
  const write = WRITES.find(([name]) => name === form)?.[1]
  if (!write) throw new Error(form)
  return fc.tuple(truths, noise(16), fc.boolean()).map(([truth, names, isDeep]) => {
    const plain = write(truth, names)
    if (!isDeep) return { truth, form: plain }
    const [deep = '', beside = ''] = names.slice(12)
    const data = { [beside]: { version: 3, at: '2026-11-23' }, [deep]: plain.data }
    return { truth, form: { data, at: (p: number, i: number) => `$${key(deep)}${plain.at(p, i).slice(1)}` } }
  })
}
