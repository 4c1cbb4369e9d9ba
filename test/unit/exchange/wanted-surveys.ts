import fc from 'fast-check'
import { arrangeLines } from '../../../shared/exchange/arrange-lines.ts'
import {
  NOTHING_TOLD,
  type SourceLine,
  type Told,
  type ToldRole,
} from '../../../shared/exchange/source-lines.ts'
import { cleanLine } from '../../../shared/exchange/text/clean-text.ts'
import { addLines, tellRoles, writeLines } from '../../../shared/exchange/told-lines.ts'

/** A questionnaire that a person wants. */
export interface Wanted {
  title: string
  context: string[]
  items: { stem: string; options: string[] }[]
}

/** Lines of which a reader takes something off, or in which it reads more than the words. */
const READ_INTO = [
  '1. Do you ride (Yes / No)?',
  'Q2) How often: ____ per week',
  'On a scale of 1 (never) to 5 (always), how often?',
  'Rate each of the following from 1 to 5:',
  '1 = never, 2 = often',
  '☐ Yes ☐ No',
  '[ ] Other (please specify): ______ → go to 7',
  'Yes / No',
  'a) Yes b) No c) Do not know',
  '( ) Never  ( ) Always',
  '- 1 - Never',
  '____ jours / semaine',
  'Please tick one box only.',
  'SECTION B',
  'Title: My survey',
  'Thank you!',
  'How old are you (in years)? *',
  'Name: ________ Town: ________',
  'I ride | 1 | 2 | 3',
  'Prefer not to say…',
  'Often',
  '5',
  '10%',
  'Sind Sie „müde“?',
  'Roulez-vous ?',
]

/** The kinds of line that papers have, tables among them. */
const PAPER = [
  ...READ_INTO,
  '2. Do you walk?',
  '- Yes',
  '- No',
  'How often do you ride?',
  '',
  '# Part A',
  '| Statement | Never | Often |\n|---|---|---|\n| I ride | | |\n| I walk | | |',
  'Strongly disagree 1 2 3 4 5 Strongly agree',
  'Answers: 1 = never, 2 = sometimes, 3 = always',
  'Oui\tNon',
  '**3. Why?**',
]

/** What Sonde wrote itself, which it reads exactly. */
const OWN = [
  'Title: Bikes',
  '',
  ...['1. Do you ride?', '   ○ 1 = Never', '   ○ 2 = Often', '', '2. Yes / No?', '   ○ [ ] a', '   ○ b'],
  '',
  '— Sonde · 1',
]

/** Texts of papers in which there is at least one line. */
export const paperText = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .array(fc.constantFrom(...PAPER), { minLength: 1, maxLength: 12 })
      .map((lines) => lines.join('\n'))
      .filter((text) => text.trim() !== ''),
  },
  { weight: 1, arbitrary: fc.constant(OWN.join('\n')) },
)

const wantedText = fc
  .oneof(fc.constantFrom(...READ_INTO), fc.string({ minLength: 1, maxLength: 12 }))
  .map(cleanLine)
  .filter((text) => text !== '')

export const wantedItem = fc.record({ stem: wantedText, options: fc.array(wantedText, { maxLength: 4 }) })

/** Any questionnaire of the model: a title, a context, and at least one item. */
export const wantedSurvey: fc.Arbitrary<Wanted> = fc.record({
  title: fc.oneof(fc.constant(''), wantedText),
  context: fc.array(wantedText, { maxLength: 2 }),
  items: fc.array(wantedItem, { minLength: 1, maxLength: 5 }),
})

/**
 * What a person does at the desk to get this questionnaire, whatever was imported: all lines are left out, and below
 * the first one those of the questionnaire are added. Returns what is told, and the number of steps.
 */
export function tellWanted(lines: readonly SourceLine[], wanted: Wanted): { told: Told; steps: number } {
  const texts: [string, ToldRole][] = [
    ...(wanted.title === '' ? [] : [[wanted.title, 'title'] as [string, ToldRole]]),
    ...wanted.context.map((text): [string, ToldRole] => [text, 'context']),
    ...wanted.items.flatMap(({ stem, options }): [string, ToldRole][] => [
      [stem, 'stem'],
      ...options.map((text): [string, ToldRole] => [text, 'option']),
    ]),
  ]
  const [first] = lines
  if (!first) throw new Error('A paper has lines.')
  let told = tellRoles(
    NOTHING_TOLD,
    lines.map(({ id }) => id),
    'left_out',
  )
  let steps = 1
  let above = first
  for (const [text, role] of texts) {
    told = addLines(told, above, [text], [])
    const now = arrangeLines(lines, told)
    above = now[now.findIndex(({ id }) => id === above.id) + 1] as SourceLine
    told = tellRoles(told, [above.id], role)
    steps += 2
  }
  return { told, steps }
}

/** What a person does to have one item as wanted: its first line is written anew, and its others are left out. */
export function tellItem(
  lines: readonly SourceLine[],
  item: number,
  { stem, options }: Wanted['items'][number],
): Told {
  const own = lines.filter((line) => line.item === item)
  const [first, ...more] = own
  if (!first) return NOTHING_TOLD
  const rest = tellRoles(
    NOTHING_TOLD,
    more.map(({ id }) => id),
    'left_out',
  )
  return writeLines(
    rest,
    first,
    [stem, ...options],
    [stem, ...options].map((_, nth) => (nth === 0 ? 'stem' : 'option')),
  )
}
