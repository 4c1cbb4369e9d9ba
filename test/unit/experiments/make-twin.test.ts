import { describe, expect, it } from 'vitest'
import { makeTwin, type NoTwin } from '../../../shared/experiments/twins/make-twin.ts'
import { ADDED_OPTION } from '../../../shared/experiments/twins/plant-unbalanced.ts'
import { RULES_OF_DEFECT } from '../../../shared/experiments/twins/planted.ts'
import type { Question } from '../../../shared/models/draft.ts'
import { type TwinDefect, twinDefectSchema } from '../../../shared/models/experiment.ts'
import { checkItem } from '../../../shared/wording/check-item.ts'
import type { RuleCode } from '../../../shared/wording/finding.ts'
import { readLabelledItems } from '../wording/labelled-items.ts'

function item(stem: string, options: readonly string[]): Question {
  return {
    id: 'item',
    type: options.length === 0 ? 'open_ended' : 'single_choice',
    stem,
    options: options.map((text, at) => ({ id: `o${at}`, text })),
  }
}

const YES_NO = { fr: ['Oui', 'Non', 'Ne sait pas'], en: ['Yes', 'No', "Don't know"] }
const TRUST = ['Tout à fait confiance', 'Plutôt confiance', 'Plutôt pas confiance', 'Pas du tout confiance']
const RATING = ['Very good', 'Fairly good', 'Fairly bad', 'Very bad', "Don't know"]

/** Language, item, defect, and the stem of the twin. */
const stems: ['fr' | 'en', string, readonly string[], TwinDefect, string][] = [
  [
    'fr',
    'Faites-vous confiance à la justice ?',
    TRUST,
    'leading',
    'Ne faites-vous pas confiance à la justice ?',
  ],
  ['en', 'Do you trust the courts?', YES_NO.en, 'leading', 'Don’t you trust the courts?'],
  [
    'en',
    'Should voting be compulsory or voluntary?',
    ['Compulsory', 'Voluntary', 'No opinion'],
    'leading',
    'Most people answer “Compulsory”. Should voting be compulsory or voluntary?',
  ],
  [
    'fr',
    'Comment jugez-vous le repas ?',
    ['Très bon', 'Bon', 'Mauvais', 'Très mauvais'],
    'leading',
    'La plupart des gens répondent «\u00A0Très bon\u00A0». Comment jugez-vous le repas ?',
  ],
  [
    'fr',
    'Faites-vous confiance à la justice ?',
    TRUST,
    'double_barrelled',
    'Faites-vous confiance à la justice et à ceux qui en parlent ?',
  ],
  [
    'en',
    'How satisfied are you with the buses?',
    ['Very satisfied', 'Fairly satisfied', 'Fairly dissatisfied', 'Very dissatisfied'],
    'double_barrelled',
    'How satisfied are you with the buses and with what it costs?',
  ],
  ['fr', 'Prenez-vous le train ?', YES_NO.fr, 'absolute', 'Prenez-vous toujours le train ?'],
  ['en', 'Do you trust the courts?', YES_NO.en, 'absolute', 'Do you always trust the courts?'],
]

describe('makeTwin', () => {
  it.each(stems)('plants into (%s) %s', (lang, stem, options, defect, expected) => {
    const own = item(stem, options)
    expect(makeTwin(own, defect, lang)).toEqual({ question: { ...own, stem: expected } })
  })

  it('makes neighbouring ranges share an end, and keeps the ids', () => {
    const own = item('How old are you?', ['Under 16', '16 to 24', '25 to 44', '45 or over'])
    const made = makeTwin(own, 'overlapping', 'en')
    expect(made).toEqual({
      question: item('How old are you?', ['Under 16', '16 to 25', '25 to 45', '45 or over']),
    })
  })

  it('tilts a scale: one point against gives way to one more for, and what keeps its meaning keeps its id', () => {
    const own = item('How is the tap water?', RATING)
    const made = makeTwin(own, 'unbalanced', 'en')
    expect('question' in made && made.question.options).toEqual([
      { id: ADDED_OPTION, text: 'Extremely good' },
      { id: 'o0', text: 'Very good' },
      { id: 'o1', text: 'Fairly good' },
      { id: 'o3', text: 'Very bad' },
      { id: 'o4', text: "Don't know" },
    ])
  })

  const impossible: [string, readonly string[], TwinDefect, NoTwin][] = [
    ['What do you think of it?', [], 'leading', 'open_ended'],
    ["Don't you think that buses are slow?", YES_NO.en, 'leading', 'already'],
    ['Do you smoke?', YES_NO.en, 'overlapping', 'no_ranges'],
    ['Do you smoke?', YES_NO.en, 'unbalanced', 'no_scale'],
    ['Where do you live?', ['In a town', 'In the country'], 'double_barrelled', 'no_form'],
  ]
  it.each(impossible)('says why it makes none of: %s (%j, %s)', (stem, options, defect, cannot) => {
    expect(makeTwin(item(stem, options), defect, 'en')).toEqual({ cannot })
  })

  it('plants what the checker sees in the twin and not in the item, in sound items that others wrote', () => {
    const sound = readLabelledItems().filter(
      (labelled, at) =>
        at % 9 === 0 && labelled.type === 'choix_unique' && rules(labelled.lang, own(labelled)).length === 0,
    )
    const made = new Map<TwinDefect, number>()
    for (const labelled of sound) {
      for (const defect of twinDefectSchema.options) {
        const twin = makeTwin(own(labelled), defect, labelled.lang)
        if (!('question' in twin)) continue
        made.set(defect, (made.get(defect) ?? 0) + 1)
        const seen = rules(labelled.lang, twin.question)
        expect(seen, twin.question.stem).not.toEqual([])
        expect(
          seen.filter((rule) => !RULES_OF_DEFECT[defect].includes(rule)),
          twin.question.stem,
        ).toEqual([])
        expect(twin.question.options).toHaveLength(labelled.options.length)
        expect(new Set(twin.question.options.map(({ id }) => id)).size).toBe(labelled.options.length)
      }
    }
    expect(sound.length).toBeGreaterThan(80)
    const share = (defect: TwinDefect) => (made.get(defect) ?? 0) / sound.length
    expect(share('leading')).toBeGreaterThan(0.75)
    expect(share('double_barrelled')).toBeGreaterThan(0.2)
    expect(share('absolute')).toBeGreaterThan(0.15)
  })
})

function own({ text, options, type }: { text: string; options: string[]; type: string }): Question {
  return item(text, type === 'libre' ? [] : options)
}

function rules(lang: 'fr' | 'en', { stem, options }: Question): RuleCode[] {
  return checkItem({
    lang,
    type: 'single_choice',
    stem,
    options: options.map(({ text }) => text),
  }).map(({ rule }) => rule)
}
