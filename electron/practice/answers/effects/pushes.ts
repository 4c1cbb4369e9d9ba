import type { Finding } from '../../../../shared/wording/finding.ts'
import { fold, type Language } from '../../text.ts'
import { learnedOption } from '../learned/learned-option.ts'
import { learnedSide } from '../learned/learned-side.ts'
import { recognise } from '../learned/model.ts'
import { partsOf } from '../opinion/asking-part.ts'
import { type Proposition, readProposition } from '../opinion/proposition.ts'
import { type OptionSet, readOptionSet } from '../scales/option-set.ts'
import { toneOf } from '../tone/tone.ts'
import { reasonFirst } from './argued.ts'
import { arguedAside } from './argued-aside.ts'
import { arguedBefore } from './argued-before.ts'
import { arguedOptions } from './argued-options.ts'
import { chargedIn } from './charged-classes.ts'
import { speaksFor } from './charged-directions.ts'
import { isKeptOff } from './charged-roles.ts'
import { charge } from './charges.ts'
import { type Clause, clauseBeside } from './clauses.ts'
import { comparedWith, toldByEvils } from './contrasted.ts'
import { doubtIn } from './doubt.ts'
import { calledByDeed } from './due-to-blamed.ts'
import { leadsTowards } from './leads-towards.ts'
import { markedPole } from './marked-pole.ts'
import { merelySays } from './merely-said.ts'
import { namesPushedFor } from './names-pushed-for.ts'
import { oneSideAsked } from './one-side-asked.ts'
import { ownPraise } from './own-praise.ts'
import { plea } from './pleas.ts'
import { presumed } from './presumed.ts'
import type { Plea, Push } from './push.ts'
import { asksToRefuse } from './rhetoric.ts'
import { type TakenSide, takenSide } from './taken-sides.ts'
import { courts, toldBefore } from './told-before.ts'

/** Being like others, in forms that the wording checker does not report. */
const company = /\bas most (?:people|of us|others)\b/

/** The pushes of a stem, from the findings of the wording checker. */
export function readPushes(
  texte: string,
  language: Language,
  findings: readonly Finding[],
  proposition: Proposition,
  options: readonly string[] = [],
): Push[] {
  const pushes: Push[] = []
  const set = options.length > 0 ? readOptionSet(options, language, texte) : undefined
  const kind = set?.kind
  const isMeasured = kind === 'ranges'
  const isNominal = kind === 'nominal'
  const compared =
    options.length > 0 && !isMeasured && !isNominal ? comparedWith(partsOf(texte).asked, language) : undefined
  // Praise of what is compared with the thing speaks against it.
  if (compared) return [{ effect: 'loaded', ...compared }]
  const spanOf = ({ start, end }: Finding) => texte.slice(start ?? 0, end ?? 0)
  const found = findings.find(({ rule }) => rule === 'leading')
  // People who are called names in the same question are not praised by it.
  const blames = findings.some(
    (one) => one.rule === 'loaded' && !isBefore(texte, spanOf(one)) && !speaksFor(spanOf(one), language),
  )
  const leading =
    found &&
    !merelySays(texte, spanOf(found), language) &&
    !(blames && (found.why === 'leading_praise' || /^would you let\b/i.test(spanOf(found)))) &&
    !asksToRefuse(partsOf(texte).asked, spanOf(found), language)
      ? found
      : undefined
  const source = doubtIn(texte, language)
  const doubted = source && !isKeptOff(texte, source[0]) ? source : null
  const { asked } = partsOf(texte)
  const taken = markedPole(asked, options, language) ?? takenSide(partsOf(texte), options, language)
  const words = leading
    ? spanOf(leading)
    : ((doubted ?? company.exec(fold(texte)))?.[0] ?? reasonFirst(partsOf(texte), options))
  if (words !== undefined) {
    const towards = leadsTowards(texte, words, language, proposition, options)
    pushes.push(
      ...led(texte, words, taken?.towards ?? (doubted ? opposite(towards) : towards), language, options),
    )
  } else pushes.push(...unreported(texte, language, findings, proposition, options, taken))
  if (options.length > 0 && !findings.some(({ rule }) => rule === 'loaded')) {
    const charged = chargedIn(asked, language)
    const words = charged?.words ?? calledByDeed(asked, language)
    if (words !== undefined)
      pushes.push(charge(texte, words, language, proposition, options, charged?.side ?? -1))
    const told = pushes.length === 0 && !isNominal ? toldByEvils(asked, language) : undefined
    if (told) pushes.push({ effect: 'loaded', ...told })
  }
  if (pushes.length === 0) {
    const push = arguedOptions(texte, options, language)
    if (push) pushes.push(push)
  }
  const isLed = pushes.some(({ effect }) => effect === 'leading')
  for (const finding of findings) {
    const words = spanOf(finding)
    // Charged words about the source of a statement are already part of its discredit.
    const framed = doubted?.[0].includes(fold(words)) || courts(partsOf(texte).premises, language)
    if (finding.rule === 'loaded' && !(framed && isBefore(texte, words))) {
      pushes.push(charge(texte, words, language, proposition, options))
    }
    // Words that allow no exception keep people from saying yes, whatever the statement.
    if (finding.rule === 'absolute' && !(isLed && isBefore(texte, words)))
      pushes.push({ effect: 'absolute', towards: -1, words })
    // What is taken for granted calls for a yes, if there is one.
    if (finding.rule === 'presupposition' && !isMeasured && !isNominal)
      pushes.push({ effect: 'presupposition', towards: 1, words })
  }
  if ((kind === 'scale' || kind === 'agreement') && pushes.every(({ effect }) => effect === 'absolute'))
    pushes.push(...learnedPush(texte, language, proposition, options))
  if (set?.kind === 'nominal') return aimed(pushes, texte, options, set, language)
  // Charged words make amounts neither better nor worse.
  return isMeasured ? pushes.filter(({ effect }) => effect !== 'loaded') : pushes
}

/** A push by a turn that the wording checker does not report; none if there is no such turn. */
function unreported(
  texte: string,
  language: Language,
  findings: readonly Finding[],
  proposition: Proposition,
  options: readonly string[],
  taken: TakenSide | undefined,
): Push[] {
  const parts = partsOf(texte)
  // Charged words that only court or pity whoever answers are part of the frame.
  const isCharged = findings.some(
    (one) =>
      one.rule === 'loaded' &&
      !(courts(parts.premises, language) && isBefore(texte, texte.slice(one.start ?? 0, one.end ?? 0))),
  )
  const alone = isCharged ? undefined : oneSideAsked(parts, options, language)
  const pleaded: Plea | undefined =
    alone || taken || isCharged
      ? alone
      : (presumed(parts.asked, options, language) ??
        arguedAside(texte, parts.asked, options, language) ??
        plea(parts.asked, options, language) ??
        ownPraise(parts.asked, options, language))
  const beside = taken || pleaded || isCharged ? undefined : clauseBeside(parts.asked, language)
  if (beside && options.length > 0) {
    const towards = besideTowards(beside, language, options)
    if (towards) return led(texte, beside.words, towards, language, options)
  }
  // What follows the question, or stands in brackets, explains it.
  const mark = texte.includes('?') ? texte.indexOf('?') : texte.length
  const isBeforeIt = (part: string) => !/^\s*\(/.test(part) && texte.indexOf(part) < mark
  const told = { ...parts, premises: parts.premises.filter(isBeforeIt) }
  const framed =
    taken || pleaded || isCharged || options.length === 0
      ? undefined
      : toldBefore({ ...told, texte }, language, proposition.sign)
  // A charged word in the question has a push of its own.
  const isOwn = framed && fold(parts.asked).includes(fold(framed.words)) && chargedIn(parts.asked, language)
  if (framed && !isOwn) return led(texte, framed.words, framed.towards, language, options)
  if (pleaded?.names) return [{ effect: 'leading', ...pleaded }]
  const side =
    alone ??
    taken ??
    pleaded ??
    (isCharged ? undefined : arguedBefore(told, options, language, proposition.sign))
  if (!side || (side !== pleaded && merelySays(texte, side.words, language))) return []
  return led(texte, side.words, side.towards, language, options)
}

/** The push of a wording that is like others that push, for which there is no rule. */
function learnedPush(
  texte: string,
  language: Language,
  proposition: Proposition,
  options: readonly string[],
): Push[] {
  const words = recognise('push', texte, options)?.text
  if (words === undefined || merelySays(texte, words, language)) return []
  return led(texte, words, learnedSide(texte, proposition, language), language, options)
}

/**
 * Pushes among options without an order, each with the words of the options that it goes towards: those that a rule
 * has read, else those that are learned.
 */
function aimed(
  pushes: readonly Push[],
  texte: string,
  options: readonly string[],
  set: OptionSet,
  language: Language,
): Push[] {
  return pushes.map((push) => {
    if (push.names || (push.effect !== 'leading' && push.effect !== 'loaded')) return push
    const names = learnedOption(texte, options, set, push, language)
    return names ? { ...push, names } : push
  })
}

/** The side for which a clause beside the question speaks; undefined where it argues for none. */
function besideTowards(
  { words, rest, kind }: Clause,
  language: Language,
  options: readonly string[],
): 1 | -1 | undefined {
  if (kind === 'contrast') return -1
  const { sign } = readProposition(rest, '', language, options)
  if (kind === 'condition' || kind === 'concession')
    return toneOf(words, language) < 0 ? opposite(sign) : sign
  return arguedBefore({ premises: [words], asked: rest }, options, language, sign)?.towards
}

/** The push of a leading wording; none if its statement concerns none of the options. */
function led(
  texte: string,
  words: string,
  towards: 1 | -1,
  language: Language,
  options: readonly string[],
): Push[] {
  const names = namesPushedFor(texte, words, towards, options, language)
  if (names === undefined) return [{ effect: 'leading', towards, words }]
  return names.length === 0 ? [] : [{ effect: 'leading', towards, words, names }]
}

/** Whether words stand in a premise. */
function isBefore(texte: string, words: string): boolean {
  return partsOf(texte).premises.some((part) => part.includes(words))
}

function opposite(sign: 1 | -1): 1 | -1 {
  return sign === 1 ? -1 : 1
}
