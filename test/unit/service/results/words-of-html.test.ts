import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { plainText } from '../../../../electron/service/results/words/plain-text.ts'
import { readPlaces } from '../../../support/read-places.ts'
import { PEOPLE, told, truthOf } from './a-told-survey.ts'

const STEMS = told.questions.map(({ stem }) => stem)
const SENT = 'J&#039;&eacute;conomise, &amp; je marche.<br>Voil&agrave; !'
const SHOWN = "J'économise, & je marche.\nVoilà !"
/** What a persona said; the first one's words have entities. */
const sent = (persona: number, item: number) => (persona === 0 && item === 2 ? SENT : truthOf(persona, item))

describe('words are shown without entities and light HTML, and as received in the payload', () => {
  it.each<[string, unknown, string]>([
    [
      'in rows',
      PEOPLE.flatMap((persona_id, at) =>
        STEMS.map((question, item) => ({ persona_id, question, answer: sent(at, item) })),
      ),
      '$[2]',
    ],
    [
      'in columns',
      PEOPLE.map((id, at) => ({
        id,
        ...Object.fromEntries(STEMS.map((stem, item) => [stem, sent(at, item)])),
      })),
      '$[0]["What should the town do first?"]',
    ],
    [
      'in lists',
      { respondents: PEOPLE.map((id, at) => ({ id, answers: STEMS.map((_, item) => sent(at, item)) })) },
      '$.respondents[0].answers[2]',
    ],
    [
      'under names of their own',
      PEOPLE.flatMap((who, at) => STEMS.map((about, item) => ({ who, about, said: sent(at, item) }))),
      '$[2].said',
    ],
  ])('%s', (_, data, path) => {
    const read = readResults(data, told, { personas: 8 })
    const answer = read.answers.find(({ respondent, question }) => respondent === 0 && question === 2)
    expect(answer?.text).toBe(SHOWN)
    expect(read.unplaced.filter(({ value }) => value.includes('economise'))).toEqual([])
    const [place] = readPlaces(data, told, { personas: 8 }).ofItem(2)
    expect(place?.path).toBe(path)
    expect(place?.value).toContain(SENT)
  })
})

it('what a person writes between angle brackets stays', () => {
  const said = 'Less than <10 minutes & more> is fine.'
  const data = PEOPLE.map((id, at) => ({
    id,
    ...Object.fromEntries(STEMS.map((stem, item) => [stem, item === 2 ? said : truthOf(at, item)])),
  }))
  expect(readResults(data, told, { personas: 8 }).answers.find(({ question }) => question === 2)?.text).toBe(
    said,
  )
})

it.each([
  'If a <b and c> d, I agree.',
  'a < b and c > d, and I <3 it',
  'Less than <a lot of> money',
  '<small minority of> people',
  'The <b> tag makes text bold.',
  'Use <b>, not <strong>.',
  'I write <p> and <i> by hand.',
])('words that only look like tags of a program stay: %s', (said) => {
  const sentBy = (at: number, item: number) => (item === 2 && at === 0 ? said : truthOf(at, item))
  const named = PEOPLE.map((id, at) => ({
    id,
    ...Object.fromEntries(STEMS.map((stem, item) => [stem, sentBy(at, item)])),
  }))
  const rows = PEOPLE.flatMap((who, at) =>
    STEMS.map((about, item) => ({ who, about, said: sentBy(at, item) })),
  )
  for (const data of [named, rows])
    expect(
      readResults(data, told, { personas: 8 }).answers.find(
        ({ respondent, question }) => respondent === 0 && question === 2,
      )?.text,
    ).toBe(said)
})

it.each([
  ['I write &amp;lt; for less.', 'I write &lt; for less.'],
  ['&lt;p&gt;Hi&lt;/p&gt;', '<p>Hi</p>'],
  ['<p>First.<p>Then.', 'First.Then.'],
  ['<a href="x.org" target=_blank>There</a> &amp; <em class="a">here</em><br>now', 'There & here\nnow'],
])('entities are read once, and tags of a program are left out: %s', (said, shown) =>
  expect(plainText(said)).toBe(shown),
)
