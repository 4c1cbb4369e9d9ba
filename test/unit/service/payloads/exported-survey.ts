import { emptyDraft, type SurveyDraft } from '../../../../shared/models/draft.ts'

/** A survey with its answers, which the forms below write as real products do. */
export interface Said {
  draft: SurveyDraft
  people: readonly { id: string; name: string; age: number }[]
  /** By person and item: an option's text or free text; null without an answer. */
  answers: readonly (readonly (string | null)[])[]
}

const ITEMS: readonly (readonly [stem: string, options: readonly string[]])[] = [
  ['How do you usually travel to work?', ['On foot', 'By bus', 'By car', 'Another way']],
  ['Would you take a night bus?', ['Yes', 'Perhaps', 'No']],
  ['What would make you take the bus more often?', []],
  ['Is the fare fair?', ['Too high', 'About right', 'Too low']],
  ['Anything else?', []],
]
const NAMES = [
  'Ana Bell',
  'Ben Cole',
  'Cara Dunn',
  'Dov Eames',
  'Eve Ford',
  'Finn Gray',
  'Gia Hall',
  'Hal Ives',
  'Ida Jones',
]
const WORDS = [
  'A later bus on Fridays',
  'Cheaper tickets for families',
  'Nothing, I like to walk',
  'Shelters that keep the rain out',
]

/** The same survey, with a number asked for in the third item. */
export function aSurveyWithNumbers(): Said {
  const { draft, people, answers } = aSurvey()
  const questions = draft.questions.map((question, q) =>
    q === 2 ? { ...question, stem: 'How many days did you take the bus last week?' } : question,
  )
  const told = answers.map((row, p) =>
    row.map((text, q) => (q === 2 && text !== null ? String((p * 3 + 1) % 8) : text)),
  )
  return { draft: { ...draft, questions }, people, answers: told }
}

/** The same survey, with the options "1" to "5" for the fourth item. */
export function aSurveyWithScale(): Said {
  const { draft, people, answers } = aSurvey()
  const before = draft.questions[3]?.options.map(({ text }) => text) ?? []
  const scale = ['1', '2', '3', '4', '5']
  const questions = draft.questions.map((question, q) =>
    q === 3 ? { ...question, options: scale.map((text, at) => ({ id: `o${at}`, text })) } : question,
  )
  const told = answers.map((row, p) =>
    row.map((text, q) =>
      q === 3 && text !== null ? (scale[(before.indexOf(text) * 2 + p) % 5] ?? null) : text,
    ),
  )
  return { draft: { ...draft, questions }, people, answers: told }
}

/** Always the same survey: nine people, a few blanks. */
export function aSurvey(): Said {
  const questions = ITEMS.map(([stem, options], at): SurveyDraft['questions'][number] => ({
    ...{ id: `q${at}`, stem, type: options.length > 0 ? 'single_choice' : 'open_ended' },
    options: options.map((text, place) => ({ id: `o${place}`, text })),
  }))
  const people = NAMES.map((name, at) => ({
    id: `resp-${(at * 7919 + 104729).toString(36)}`,
    name,
    age: 21 + at * 6,
  }))
  const answers = people.map((_, p) =>
    ITEMS.map(([, options], q) => {
      if ((p * 5 + q * 3) % 11 === 7) return null
      return options.length > 0
        ? (options[(p * 3 + q + (p >> 1)) % options.length] ?? null)
        : `${WORDS[(p + q) % WORDS.length]}${p % 2 === 0 ? '' : ', please'} ${q === 4 ? '– thanks' : ''}`.trim()
    }),
  )
  return { draft: { ...emptyDraft(), personas: people.length, questions }, people, answers }
}

/** Writes the answers as a product does. */
export type Export = (said: Said) => unknown

/** Index of an option's text in its item; -1 if it has no such option. */
export const place = ({ draft }: Said, q: number, text: string | null): number =>
  draft.questions[q]?.options.findIndex((option) => option.text === text) ?? -1
/** Whether an item is open-ended. */
export const isOpen = ({ draft }: Said, q: number): boolean => draft.questions[q]?.type === 'open_ended'
/** The text of an item. */
export const stem = ({ draft }: Said, q: number): string => draft.questions[q]?.stem ?? ''
/** A text as a name: lower case with underscores. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
/** Makes something of each item. */
export const each = (said: Said, make: (q: number) => unknown): unknown[] =>
  said.draft.questions.map((_, q) => make(q))
/** The texts of an item's options. */
export const options = ({ draft }: Said, q: number): string[] =>
  (draft.questions[q]?.options ?? []).map(({ text }) => text)
/** One person's answers, a field per item; blanks have no field. */
export const fields = (
  said: Said,
  p: number,
  make: (q: number, text: string) => [string, unknown] | null,
): Record<string, unknown> =>
  Object.fromEntries(
    (said.answers[p] ?? []).flatMap((text, q) => {
      const field = text === null ? null : make(q, text)
      return field ? [field] : []
    }),
  )
