import { documentedLevels, type EffectLevels } from '../../../electron/practice/answers/effects/effect.ts'
import { reverseOptions } from '../../../shared/experiments/reverse-options.ts'
import type { CauseName } from '../../../shared/experiments/verdict/verdict.ts'
import type { Question } from '../../../shared/models/draft.ts'
import { aChoice } from '../drafts.ts'
import type { PracticeDesign } from './practice-experiment.ts'

/** An experiment whose wordings have a known effect on the practice service. */
export interface PlantedExperiment {
  name: string
  /** The cause that the verdict must name. */
  expected: CauseName
  levels: EffectLevels
  /**
   * The default design with 2 runs per arm: A, A again, A with its options reversed, and B where there is a rewording.
   */
  design(personas: number): PracticeDesign
}

const YES_NO = {
  fr: ['Oui', 'Non'],
  en: ['Yes', 'No'],
}

const fares = {
  plain: aChoice('q', 'Êtes-vous favorable à la gratuité des transports en commun ?', YES_NO.fr),
  leading: aChoice('q', 'N’êtes-vous pas favorable à la gratuité des transports en commun ?', YES_NO.fr),
  equal: aChoice('q', 'Approuvez-vous la gratuité des transports en commun ?', YES_NO.fr),
}

const limit = {
  plain: aChoice('q', 'Do you support a speed limit of 30 km/h in town?', YES_NO.en),
  leading: aChoice('q', 'Like most people, do you support a speed limit of 30 km/h in town?', YES_NO.en),
  equal: aChoice('q', 'Are you in favour of a speed limit of 30 km/h in town?', YES_NO.en),
}

/** More than 40 words: a third of the personas lose the thread and choose the first or last option. */
const tiring = aChoice(
  'q',
  'En pensant à la façon dont vous vous déplacez habituellement dans votre commune et aux alentours, que ce soit pour votre travail, vos études, vos courses, vos loisirs ou vos visites à vos proches, et en tenant compte de tout ce qui peut compter pour vous dans ces moments, quelle amélioration des transports vous semblerait la plus utile ?',
  ['Des bus plus fréquents', 'Des pistes cyclables', 'Des parkings', 'Des trottoirs plus larges'],
)

const strong: EffectLevels = { ...documentedLevels, leading: 'large' }
const pulling: EffectLevels = { ...documentedLevels, order: 'large', longStem: 'large' }

/** Leading rewordings, equivalent rewordings, and order effects alone. */
export const PLANTED_EXPERIMENTS: readonly PlantedExperiment[] = [
  reworded('leading, as documented (fr)', 'wording', fares.plain, fares.leading),
  reworded('leading, as documented (en)', 'wording', limit.plain, limit.leading),
  reworded('leading, twice as strong (fr)', 'wording', fares.plain, fares.leading, strong),
  reworded('leading, twice as strong (en)', 'wording', limit.plain, limit.leading, strong),
  reworded('equal wordings (fr)', 'noise', fares.plain, fares.equal),
  reworded('equal wordings (en)', 'noise', limit.plain, limit.equal),
  reordered('order, twice as strong, under a long stem'),
]

function reworded(
  name: string,
  expected: CauseName,
  base: Question,
  rewording: Question,
  levels = documentedLevels,
): PlantedExperiment {
  const arms = { base, again: base, reversed: turned(base), rewording }
  const design = (personas: number): PracticeDesign => ({ arms, compared: 'rewording', personas, runs: 2 })
  return { name, expected, levels, design }
}

function reordered(name: string): PlantedExperiment {
  const arms = { base: tiring, again: tiring, reversed: turned(tiring) }
  const design = (personas: number): PracticeDesign => ({ arms, compared: 'reversed', personas, runs: 2 })
  return { name, expected: 'order', levels: pulling, design }
}

function turned(question: Question): Question {
  const reversed = reverseOptions(question)
  if (!reversed) throw new Error(`The options of “${question.stem}” have no order`)
  return reversed
}
