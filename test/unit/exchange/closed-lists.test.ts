import { describe, expect, test } from 'vitest'
import { itemsOf, named } from './found-items.ts'
import { read } from './read.ts'

const paper = (...lines: string[]) => read({ text: lines.join('\n') })
const items = async (...lines: string[]) => itemsOf(await paper(...lines))

/** Two questions, so that their last answers close three lists in every paper here. */
const OTHERS = [
  ...['Who rides the tram?', 'Children', 'Grown-ups', '(Refusal)', "(Don't know)"],
  ...['Who pays for it?', 'The town', 'The riders', '(Refusal)', "(Don't know)"],
]
const OTHER_ITEMS = [
  "Who rides the tram?: Children / Grown-ups / (Refusal) / (Don't know)",
  "Who pays for it?: The town / The riders / (Refusal) / (Don't know)",
]
const CLOSED = "(Refusal) / (Don't know)"
const closed = (...lines: string[]) => items(...lines, '(Refusal)', "(Don't know)", ...OTHERS)

/* Bare lines, where the same answers close each list. */
describe('a list that the same answers close', () => {
  test('ends a question: what is below is said before the next one', async () => {
    const lines = ['I will now ask about trams.', 'By trams we mean all cars on rails.', ...OTHERS]
    const result = await paper(...lines, 'Now about bikes.', 'Do you ride?', 'Daily', 'Rarely', '(Refusal)')
    expect(itemsOf(result)).toEqual([...OTHER_ITEMS, 'Do you ride?: Daily / Rarely / (Refusal)'])
    expect(named(result, 'text_dropped')).toEqual([...lines.slice(0, 2), 'Now about bikes.'])
  })

  test('has statements above it that go on with the question', async () => {
    expect(
      await closed(
        'How often do you think that trams...',
        'READ OUT...',
        '...come too late?',
        '...are too full?',
        'Each day',
        'On some days',
      ),
    ).toEqual([
      `How often do you think that trams come too late?: Each day / On some days / ${CLOSED}`,
      `How often do you think that trams are too full?: Each day / On some days / ${CLOSED}`,
      ...OTHER_ITEMS,
    ])
  })

  test.each([
    [
      'which of a scale the answers are',
      'What do you say of the following?',
      ['Strongly agree', 'Agree', 'Disagree'],
    ],
    ['which yes or no answers', 'Which of the following do you like?', ['Yes', 'No']],
    [
      'to which the question itself names the answers',
      'For each one, is it close to you, a long way off or just not there?',
      ['Close', 'Long way off', 'Not there'],
    ],
  ])('has statements above it %s', async (_name, question, answers) => {
    const listed = [...answers, CLOSED].join(' / ')
    expect(await closed(question, 'Read out each one.', 'Tram stops', 'Bike lanes', ...answers)).toEqual([
      `${question} Tram stops: ${listed}`,
      `${question} Bike lanes: ${listed}`,
      ...OTHER_ITEMS,
    ])
  })

  test('has a single statement above it, which is a part of the question', async () => {
    const question = 'Please say how much you agree with the following statement.'
    expect(
      await closed(
        question,
        'Trams are the best way to get around',
        'Agree',
        'Neither agree nor disagree',
        'Disagree',
      ),
    ).toEqual([
      `${question} Trams are the best way to get around: Agree / Neither agree nor disagree / Disagree / ${CLOSED}`,
      ...OTHER_ITEMS,
    ])
  })

  test('has answers that no scale has beside those of one', async () => {
    const question = 'How often do you see these...'
    const often = ['Several times a day', 'Nearly every day', 'Often', 'Sometimes', 'Never']
    expect(await closed(question, ...often)).toEqual([
      `${question}: ${often.join(' / ')} / ${CLOSED}`,
      ...OTHER_ITEMS,
    ])
  })

  test('has what is shown on a card above it, which yes or no does not answer', async () => {
    expect(await closed('Did you miss it for a reason listed here?', 'Rain', 'Snow', 'Yes', 'No')).toEqual([
      `Did you miss it for a reason listed here?: Yes / No / ${CLOSED}`,
      ...OTHER_ITEMS,
    ])
  })

  test('has a question that ends in two sentences above it, and texts to choose from', async () => {
    expect(
      await closed(
        'Which of these comes closest to your view?',
        'A: Trams should be free.',
        'B: Riders should pay.',
        'Rather A',
        'Rather B',
      ),
    ).toEqual([
      `Which of these comes closest to your view? A: Trams should be free. B: Riders should pay.: Rather A / Rather B / ${CLOSED}`,
      ...OTHER_ITEMS,
    ])
  })

  test('has a question above it that only bids to choose', async () => {
    expect(
      await closed(
        'Here are two ways to pay for a ride.',
        'Please choose the one that you would rather have in your town.',
        '(Code one only)',
        'By the month',
        'By the ride',
      ),
    ).toEqual([
      `Please choose the one that you would rather have in your town.: By the month / By the ride / ${CLOSED}`,
      ...OTHER_ITEMS,
    ])
  })

  test('has a remark of two sentences in its question, which is none of it', async () => {
    expect(
      await closed(
        'When did you last ride?',
        'INTERVIEWER: Count the last ride alone.',
        'For example, a ride of today is one.',
        'Today',
        'Before',
      ),
    ).toEqual([`When did you last ride?: Today / Before / ${CLOSED}`, ...OTHER_ITEMS])
  })

  test('says nothing where another question is above it, or answers stand in a list of their own', async () => {
    expect(await closed('How old are you?', 'Do you ride?', 'Daily', 'Rarely')).toContain('How old are you?')
    const numbered = OTHERS.map((line, at) => (line.endsWith('?') ? `${at < 5 ? 1 : 2}. ${line}` : line))
    expect(await items(...numbered, '3. Why?')).toEqual([...OTHER_ITEMS, 'Why?'])
  })
})
