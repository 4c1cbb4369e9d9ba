import { describe, expect, it } from 'vitest'
import { OPTION_SETS, type OptionSet } from '../../../renderer/features/builder/sheet/option-sets.ts'
import { checkItem } from '../../../shared/wording/check-item.ts'
import type { RuleCode, WordedItem } from '../../../shared/wording/finding.ts'
import { takeSuggestion } from '../../../shared/wording/take-suggestion.ts'
import { findingsOf, readLabelledItems, worded } from './labelled-items.ts'

/** The rules with suggestions; only their items are checked, since checking all sets takes seconds. */
const SUGGESTING = new Set<RuleCode | undefined>([
  'leading',
  'missing_dont_know',
  'no_reference_period',
  'presupposition',
])

describe('what the checker suggests', () => {
  it('passes the checker: the remark is gone, and no new one has come', () => {
    let taken = 0
    const labelled = readLabelledItems().filter(({ labels }) => labels.some((rule) => SUGGESTING.has(rule)))
    for (const each of labelled) {
      const item = worded(each)
      const before = findingsOf(each)
      for (const finding of before.filter(({ suggestion }) => suggestion !== undefined)) {
        taken += 1
        const reworded = takeSuggestion(item, finding)
        const known = before.map(({ rule }) => rule).filter((rule) => rule !== finding.rule)
        const after = checkItem(reworded).map(({ rule }) => rule)
        expect(
          after.filter((rule) => !known.includes(rule)),
          `${reworded.stem} – ${reworded.options.join(' / ')}`,
        ).toEqual([])
      }
    }
    expect(taken).toBeGreaterThan(60)
  })

  it.each([
    ['en', "Don't you agree that the gym is too crowded?", 'Do you think that the gym is too crowded?'],
    ['en', "Busy, don't you agree that it helps?", 'Busy, do you think that it helps?'],
    [
      'fr',
      "N'êtes-vous pas d'accord que la salle est trop pleine ?",
      'Pensez-vous que la salle est trop pleine ?',
    ],
    ['fr', 'N’êtes-vous pas d’accord pour dire que le bus tarde ?', 'Pensez-vous que le bus tarde ?'],
    ['en', "Don't you agree with the new rules?", null],
  ] as const)('is not another agreement to be rated (%s): %s', (lang, stem, reworded) => {
    const item: WordedItem = {
      lang,
      type: 'single_choice',
      stem,
      options: lang === 'fr' ? ['Oui', 'Non'] : ['Yes', 'No'],
    }
    const leading = checkItem(item).find(({ rule }) => rule === 'leading')
    expect(leading && takeSuggestion(item, leading).stem).toBe(reworded ?? stem)
  })
})

describe('a suggestion of a period or of a zero', () => {
  it.each([
    [
      'en',
      'How many times have you missed a bus?',
      [],
      'In the last 12 months, how many times have you missed a bus?',
    ],
    [
      'fr',
      'Avez-vous consulté un médecin ?',
      ['Oui', 'Non'],
      'Au cours des 12 derniers mois, avez-vous consulté un médecin ?',
    ],
    ['en', 'On Mondays, how many times have you missed a bus?', [], null],
  ] as const)('puts the period first (%s): %s', (lang, stem, options, reworded) => {
    const type = options.length > 0 ? 'single_choice' : 'open_ended'
    const item: WordedItem = { lang, type, stem, options }
    const found = checkItem(item).find(({ rule }) => rule === 'no_reference_period')
    expect(found && takeSuggestion(item, found).stem).toBe(reworded ?? stem)
  })

  it.each([
    ['en', 'How many cigarettes do you smoke a day?', ['1 to 10', '11 to 20', 'More than 20'], 'None'],
    ['fr', 'Combien de cigarettes fumez-vous par jour ?', ['1 à 10', '11 à 20', 'Plus de 20'], '0'],
    ['en', 'How often do you argue with your boss?', ['Every day', 'Every week', 'Every month'], 'Never'],
  ] as const)('adds the option that is missing (%s): %s', (lang, stem, options, added) => {
    const item: WordedItem = { lang, type: 'single_choice', stem, options }
    const found = checkItem(item).find(({ why }) => why === 'presupposition_zero')
    expect(found && takeSuggestion(item, found)).toEqual({ ...item, options: [...options, added] })
  })
})

/** A question that suits each set of ready-made options. */
const ASKED: Record<OptionSet, Record<WordedItem['lang'], string>> = {
  support: {
    fr: 'Êtes-vous favorable ou opposé à la fermeture du centre-ville aux voitures ?',
    en: 'Do you support or oppose closing the town centre to cars?',
  },
  degree: {
    fr: 'À quel point le bruit de la rue est-il gênant la nuit ?',
    en: 'How disturbing is the noise of the street at night?',
  },
  frequency: {
    fr: 'À quelle fréquence prenez-vous le bus ?',
    en: 'How often do you take the bus?',
  },
  satisfaction: {
    fr: 'Êtes-vous satisfait ou insatisfait des bus de votre quartier ?',
    en: 'How satisfied or dissatisfied are you with the buses of your neighbourhood?',
  },
  likelihood: {
    fr: 'Est-il probable ou improbable que vous déménagiez dans les douze prochains mois ?',
    en: 'How likely or unlikely are you to move in the next twelve months?',
  },
  yesNo: {
    fr: 'Avez-vous un jardin ?',
    en: 'Do you have a garden?',
  },
  agreement: {
    fr: 'Ma rue est calme la nuit.',
    en: 'My street is quiet at night.',
  },
}

describe('ready-made options', () => {
  const sets = (Object.keys(OPTION_SETS) as OptionSet[]).flatMap((set) =>
    (['fr', 'en'] as const).map((lang) => ({ set, lang })),
  )

  it.each(sets)('raise only the remark that their name announces: $set, $lang', ({ set, lang }) => {
    const item: WordedItem = {
      lang,
      type: 'single_choice',
      stem: ASKED[set][lang],
      options: OPTION_SETS[set][lang],
    }
    expect(checkItem(item).map(({ rule }) => rule)).toEqual(set === 'agreement' ? ['agree_disagree'] : [])
  })
})
