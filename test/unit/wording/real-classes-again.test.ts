import { describe, expect, it } from 'vitest'
import { checkItem } from '../../../shared/wording/check-item.ts'
import { mendsOf } from '../../../shared/wording/mends/mends-of.ts'
import { type ClassesOfCases, describeClasses } from './describe-classes.ts'
import { foundRules } from './found-rules.ts'

const AGREE = ['Strongly disagree', 'Disagree', 'Neutral', 'Agree', 'Strongly agree']
const YES_NO = ['Yes', 'No']
const OFTEN = ['Never', 'Sometimes', 'Often']

/** Further classes of false findings on items of real questionnaires, and look-alikes that are defects. */
const cases: ClassesOfCases = {
  'what something is for, when it was, or what is only named in brackets is no second thing': {
    rule: 'double_barrelled',
    flagged: [
      ['en', 'I joined the club to save on tickets.', AGREE],
      ['en', 'Fares go up while wages are frozen.', AGREE],
      ['en', 'The forms (leaflets included) were short and friendly.', AGREE],
    ],
    left: [
      ['en', 'I learned the skills needed to be a good guide', AGREE],
      ['en', 'I obeyed the instructions to stay on the path.', AGREE],
      ['en', 'While the hall was a school, it held evening classes', ['True', 'False']],
      ['en', 'I like tools that save time (e.g., by sorting and filing) in the office.'],
      ['en', 'How well do you know the signs and symptoms of heat stroke?', AGREE],
      ['en', 'How interested are you in politics and public affairs?', AGREE],
      ['en', 'How often did you feel the following? (one answer a line) any pain?', OFTEN],
      ['en', 'How often did you sleep in a certain way? How often did you wake up early?', OFTEN],
    ],
  },
  'words on what respondents are to do assert nothing': {
    rule: 'absolute',
    flagged: [['en', 'All the buses of the town are late.', AGREE]],
    left: [
      ['en', 'How did you travel last week? Mark ALL the means that apply.', ['Bus', 'Car']],
      ['en', 'How often do you use each of the following tools? A drill', OFTEN],
      ['en', 'Taking everything into consideration, I like my street.', AGREE],
      ['fr', 'Êtes-vous gêné par une personne ne tenant pas son chien ?', ['Un peu', 'Beaucoup']],
    ],
  },
  'a number of a question is no abbreviation': {
    rule: 'jargon',
    flagged: [['en', 'Which form did the QZRB send you?']],
    left: [
      ['en', 'Why do you not use the tools of Q17?'],
      ['en', 'How is COVID19 passed on?', ['By air', 'By water']],
    ],
  },
  'waking up is not charged': {
    rule: 'loaded',
    flagged: [['en', 'Do you support the woke agenda of the council?', YES_NO]],
    left: [['en', 'I woke up rested.', OFTEN]],
  },
  'initials do not end a sentence': {
    rule: 'leading',
    flagged: [],
    left: [['en', 'Who appoints the head of the U.S. Mint?', ['The President', 'The Senate']]],
  },
  'a length of time up to now and a future need no period': {
    rule: 'no_reference_period',
    flagged: [
      ['en', 'How many times have you been fined?'],
      ['en', 'Have you visited a dentist?', YES_NO],
    ],
    left: [
      ['en', 'How many years have you been involved in beekeeping?', ['Less than 1 year', '1-5 years']],
      ['en', 'How many semesters have you been enrolled in evening courses?'],
      ['fr', 'Combien de semestres avez-vous passés en apprentissage ?'],
      ['en', 'How often will you have your bike checked?', ['weekly', 'monthly', 'never']],
      ['en', 'Have you experienced envy when you see the cars of others?', ['Always', 'Sometimes', 'Never']],
    ],
  },
  'fractions, numbers grouped by two and answers to guess among are no overlap': {
    rule: 'range_overlap',
    flagged: [['en', 'What do you earn in a month?', ['Below 10,000', '10,000–25,000', '25,000–1,00,000']]],
    left: [
      ['en', 'The gestation of a hare is', ['20–60 days', '30 days', '42 days', 'Unknown']],
      ['en', 'What share must vote for it?', ['1/2', '3/5', '2/3', '3/4']],
      ['en', 'What do you earn in a month?', ['Below 50,000', '50,001–1,00,000', 'Above 1,00,000']],
    ],
  },
  'the same number of different things is not the same': {
    rule: 'duplicate_options',
    flagged: [['en', 'How large is your farm?', ['1 – 5 hectares', '1 to 5 hectares', 'Other']]],
    left: [['en', 'How large is your farm?', ['1 – 5 plots', '1 – 5 acres', '1 – 5 hectares']]],
  },
  'a scale with its middle at the right time, or that runs from nothing upwards, is balanced': {
    rule: 'unbalanced_scale',
    flagged: [
      ['fr', 'La fête a-t-elle eu lieu…', ['Bien trop tôt', 'Un peu trop tôt', 'Au bon moment', 'Trop tard']],
    ],
    left: [
      [
        'fr',
        'La fête a-t-elle eu lieu…',
        [
          'Beaucoup trop tôt',
          'Un peu trop tôt',
          'Juste au bon moment',
          'Un peu trop tard',
          'Beaucoup trop tard',
        ],
      ],
      [
        'en',
        'How good is the ointment?',
        ['Highly Effective', 'Somewhat Effective', 'A little Effective', 'Not Effective'],
      ],
    ],
  },
}

describeClasses(cases)

describe('texts that measure nothing, or that are in a third language', () => {
  it.each([
    ['en', 'Do you agree to read the instructions carefully and then give honest answers?', YES_NO],
    ['fr', 'Indiquez votre courriel si vous souhaitez recevoir le résumé et le tableau des réponses.', []],
    ['en', 'Nu går vi videre til børnenes skole. Hvor god er skolen for børnene?', ['1', '2', '3']],
    ['en', 'Nu går vi til byens væsen. Hvor god er byens væsen for dig?', ['1', '2', '3']],
  ] as const)('no finding ($1)', (lang, stem, options) => {
    expect(foundRules(lang, stem, options)).toEqual([])
  })
})

/** The stems of the first edit for a double question. */
function halves(stem: string, options: readonly string[]): string[] {
  const item = { lang: 'en', type: 'single_choice', stem, options } as const
  const findings = checkItem(item)
  const finding = findings.find(({ rule }) => rule === 'double_barrelled')
  if (!finding) throw new Error('no double question was found')
  return (mendsOf(item, finding, findings)[0]?.items ?? []).map((half) => half.stem)
}

describe('questions that are not cut in two', () => {
  it('where the second act follows from the first', () => {
    expect(halves('Have you ever left a job and regretted it upon your return home?', YES_NO)).toEqual([])
    expect(halves('Have you ever missed a train and missed a flight?', YES_NO)).toHaveLength(2)
  })

  it('where a purpose at the end may be that of both acts', () => {
    expect(halves('Have you ever sold your car or skipped a meal just for a concert?', YES_NO)).toEqual([])
    expect(halves('Have you ever sold your car or skipped a meal?', YES_NO)).toHaveLength(2)
  })
})
