import { languageOf } from '../../text.ts'
import { type EffectLevels, type EffectName, factorOf } from '../effects/effect.ts'
import { type Carried, carriedBy, type Reading, readQuestion } from '../effects/planted.ts'
import { effects } from '../effects/sizes.ts'
import { factAnswerer } from '../facts/answer-fact.ts'
import { asksForOwnDoings } from '../facts/own-doings.ts'
import { readFacts } from '../facts/read-fact.ts'
import { canBeUnclear, inquire, wantsParticulars } from '../open-answer.ts'
import type { Question } from '../question.ts'
import { type OptionSet, readOptionSet } from '../scales/option-set.ts'

/** An effect planted in the answers to a question. */
export interface PlantedEffect {
  readonly effect: EffectName
  /** The side towards which it moves answers; absent if it does not favour one side. */
  readonly towards?: 'yes' | 'no'
  /** The size in force, in the unit that `measure` names. */
  readonly size: number
  readonly measure: 'stance' | 'utility' | 'share'
  /** The words that have the effect; absent if it comes from the options or from an earlier question. */
  readonly words?: string
}

/** How the practice service read a question, and what it planted in the answers. */
export interface KeyItem {
  /** Place of the question in the survey, from 0. */
  readonly question: number
  /**
   * The fact that was asked for. Its answers come from the fact sheets, and no effect except overlapping ranges moves
   * them.
   */
  readonly fact?: string
  /**
   * Set if the question asks for a number, a moment, a place, a name, a tale, or for what one did or how often, and not
   * for a fact of the sheet: each persona invents its own answer.
   */
  readonly particulars?: true
  /** What an opinion was asked about; null if the object is unknown. Absent for a fact or particulars. */
  readonly about?: string | null
  /**
   * Whether yes, agreement or the positive end of the scale is for that object or against it. Absent for a fact or
   * particulars.
   */
  readonly direction?: 'for' | 'against'
  /** How the options were read; absent for an open question. */
  readonly options?: OptionSet['kind']
  /** Effects of the wording: the diagnosis that a learner can check. */
  readonly planted: readonly PlantedEffect[]
  /** Effects that such a set of options always has, whatever the wording. */
  readonly standing: readonly PlantedEffect[]
  /** What the service did not understand; answers that depend on it teach nothing. */
  readonly not_understood: readonly ('object' | 'options' | 'fact')[]
}

/** The answer key of a survey, with the effects at these strengths. */
export function answerKey(questions: readonly Question[], contexte: string, levels: EffectLevels): KeyItem[] {
  const earlier: Carried[] = []
  return questions.map((question, place) => {
    const reading = readQuestion(question, contexte, levels, earlier)
    const item =
      openItem(question, contexte, place, reading, levels) ??
      keyItem(question, place, reading, levels, carriedTo(reading, earlier, levels))
    earlier.push(...carriedBy(reading))
    return item
  })
}

/**
 * The key of an open question about a fact or particulars, whose answers no opinion moves; undefined for other
 * questions.
 */
function openItem(
  question: Question,
  contexte: string,
  place: number,
  reading: Reading,
  levels: EffectLevels,
): KeyItem | undefined {
  if (question.type !== 'libre') return undefined
  const { ask, facts } = inquire(question.texte, contexte)
  const [fact] = facts
  if (!fact && !wantsParticulars(ask)) return undefined
  const planted = canBeUnclear(ask)
    ? plantedBy(reading, levels).filter(
        ({ measure, effect }) => measure === 'share' && effect !== 'doubleNegative',
      )
    : []
  const read = fact ? { fact: fact.id } : ({ particulars: true } as const)
  return { question: place, ...read, planted, standing: [], not_understood: [] }
}

function keyItem(
  question: Question,
  place: number,
  reading: Reading,
  levels: EffectLevels,
  carried: readonly PlantedEffect[],
): KeyItem {
  const { concept, sign } = reading.proposition
  const opinion = { about: concept?.id ?? null, direction: sign === 1 ? 'for' : 'against' } as const
  const planted = [...carried, ...plantedBy(reading, levels)]
  const object = concept ? [] : (['object'] as const)
  if (question.type === 'libre') {
    return { question: place, ...opinion, planted, standing: [], not_understood: object }
  }
  const language = languageOf([question.texte, ...question.options].join(' '))
  const set = readOptionSet(question.options, language, question.texte)
  const options = set.understood ? [] : (['options'] as const)
  const fact = factAnswerer(question.texte, question.options, language)?.fact
  if (fact) {
    return {
      question: place,
      fact: fact.id,
      options: set.kind,
      planted: [],
      standing: [],
      not_understood: [],
    }
  }
  const closed = { options: set.kind, planted, standing: standingIn(set, reading) }
  // The question asks for a fact, but the options do not contain its values.
  const missed = readFacts(question.texte, language).length > 0 ? (['fact'] as const) : []
  // For things that the sheet does not hold, each persona invents an answer; but a known object would move the answers
  // like an opinion.
  if (!concept && missed.length === 0 && asksForOwnDoings(question.texte)) {
    return { question: place, particulars: true, ...closed, not_understood: options }
  }
  return { question: place, ...opinion, ...closed, not_understood: [...object, ...options, ...missed] }
}

/** The effects of the wording itself. */
function plantedBy({ pushes, form, misread, inattention }: Reading, levels: EffectLevels): PlantedEffect[] {
  const wordsOf = (rule: Parameters<typeof form.has>[0]) =>
    form.findings.some((finding) => finding.rule === rule)
  const found: PlantedEffect[] = pushes.map(({ effect, towards, words }) => ({
    effect,
    towards: towards === 1 ? 'yes' : 'no',
    size: pushSize(effect) * factorOf(levels, effect),
    measure: 'stance',
    words,
  }))
  if (wordsOf('double_barrelled')) found.push(share('doubleBarrelled', effects.exitDoubleBarrelled, levels))
  if (wordsOf('vague_quantifier')) found.push(share('vague', effects.exitVague, levels))
  if (misread > 0) found.push({ effect: 'doubleNegative', size: misread, measure: 'share' })
  if (form.inattention > 0.1) found.push({ effect: 'longStem', size: inattention, measure: 'share' })
  return found.filter(({ size }) => size > 0)
}

function pushSize(effect: EffectName): number {
  return effect === 'leading' || effect === 'loaded' || effect === 'presupposition' || effect === 'absolute'
    ? effects[effect]
    : 0
}

function share(effect: EffectName, size: number, levels: EffectLevels): PlantedEffect {
  return { effect, size: size * factorOf(levels, effect), measure: 'share' }
}

function carriedTo(
  { proposition }: Reading,
  earlier: readonly Carried[],
  levels: EffectLevels,
): PlantedEffect[] {
  const last = earlier.findLast(({ key }) => key === proposition.key)
  const size = effects.context * factorOf(levels, 'context')
  if (!last || size === 0) return []
  return [
    { effect: 'context', towards: last.towards === proposition.sign ? 'yes' : 'no', size, measure: 'stance' },
  ]
}

function standingIn({ kind, exits }: OptionSet, { last, acquiescence, blank }: Reading): PlantedEffect[] {
  const standing: PlantedEffect[] = []
  if (kind === 'agreement') {
    standing.push({ effect: 'acquiescence', towards: 'yes', size: acquiescence, measure: 'stance' })
  }
  if (kind !== 'ranges') standing.push({ effect: 'order', size: last, measure: 'utility' })
  if (exits.length === 0) standing.push({ effect: 'missingExit', size: blank, measure: 'share' })
  return standing.filter(({ size }) => size > 0)
}
