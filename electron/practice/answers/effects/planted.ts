import { languageOf } from '../../text.ts'
import { type Proposition, readProposition } from '../opinion/proposition.ts'
import type { Question } from '../question.ts'
import { usualLean } from '../scales/usual-lean.ts'
import { documentedLevels, type EffectLevels, factorOf } from './effect.ts'
import type { Push } from './push.ts'
import { readPushes } from './pushes.ts'
import { type Form, readForm } from './read-form.ts'
import { withoutRhetoric } from './rhetoric.ts'
import { effects } from './sizes.ts'

/** What a question is about, and the effects of its wording, at the strengths in force. */
export interface Reading {
  readonly form: Form
  readonly proposition: Proposition
  readonly pushes: readonly Push[]
  /** Shift of everyone's stance; above 0 towards yes. */
  readonly push: number
  /** What is usually added to everyone's stance where the options rate a thing. */
  readonly lean: number
  /** Probability of choosing a way out. */
  readonly exit: number
  /** Factor of the noise in choosing an option. */
  readonly scatter: number
  /** Share of people who read the question as its contrary. */
  readonly misread: number
  /** Share of people who lose attention. */
  readonly inattention: number
  /** Bonus in utility of the first and of the last option. */
  readonly first: number
  readonly last: number
  /** Shift in stance towards agreeing, on a scale of agreement. */
  readonly acquiescence: number
  /** Where no way out is offered, the share of its probability that becomes a blank. */
  readonly blank: number
  /** Factor of the leading effect. */
  readonly leadingFactor: number
  /** Factor of the effect of charged words. */
  readonly loadedFactor: number
  /** Whether a number in two overlapping ranges goes to either of them; otherwise to the first. */
  readonly splits: boolean
  /** Key of the run; undefined where every run should give the same answers. */
  readonly occasion: number | undefined
}

/** A push of an earlier question, which later questions about the same object inherit. */
export interface Carried {
  readonly key: number
  /** Towards the object (1) or away from it (−1); the size is that of the context effect. */
  readonly towards: 1 | -1
}

/** Reads a question at its place in the survey; `earlier` are the pushes of the questions before it. */
export function readQuestion(
  question: Question,
  contexte: string,
  levels: EffectLevels = documentedLevels,
  earlier: readonly Carried[] = [],
  occasion?: number,
): Reading {
  const options = question.type === 'choix_unique' ? question.options : []
  const language = languageOf([question.texte, ...options].join(' '))
  const form = readForm(question.texte, options, language)
  const proposition = readProposition(withoutRhetoric(question.texte), contexte, language, options)
  const pushes = readPushes(question.texte, language, form.findings, proposition, options)
  const factor = (name: Parameters<typeof factorOf>[1]) => factorOf(levels, name)
  const carried = earlier.findLast(({ key }) => key === proposition.key)
  const vague = form.has('vague_quantifier') ? factor('vague') : 0
  const double = form.has('double_barrelled') ? factor('doubleBarrelled') : 0
  const negative = form.has('double_negative') ? factor('doubleNegative') : 0
  const inattention = 0.02 + (form.inattention - 0.02) * factor('longStem')
  return {
    form,
    proposition,
    pushes,
    push:
      pushes.reduce((sum, { effect, towards }) => sum + towards * sizeOfPush(effect) * factor(effect), 0) +
      (carried ? carried.towards * proposition.sign * effects.context * factor('context') : 0),
    lean: usualLean(options),
    exit: effects.exit + effects.exitVague * vague + effects.exitDoubleBarrelled * double + inattention / 4,
    scatter: 1 + (effects.scatter - 1) * Math.max(vague, double),
    misread: Math.min(0.5, effects.misread * negative),
    inattention,
    first: effects.first * factor('order'),
    last: effects.last * factor('order'),
    acquiescence: effects.acquiescence * factor('acquiescence'),
    blank: effects.blank * factor('missingExit'),
    leadingFactor: factor('leading'),
    loadedFactor: factor('loaded'),
    splits: factor('overlap') > 0,
    occasion,
  }
}

/** The pushes that a question passes on to later ones. */
export function carriedBy({ pushes, proposition }: Reading): Carried[] {
  return pushes
    .filter(({ effect }) => effect === 'leading' || effect === 'loaded')
    .map(({ towards }) => ({ key: proposition.key, towards: towards === proposition.sign ? 1 : -1 }))
}

function sizeOfPush(effect: Push['effect']): number {
  switch (effect) {
    case 'leading':
    case 'loaded':
    case 'presupposition':
    case 'absolute':
      return effects[effect]
    default:
      return 0
  }
}
