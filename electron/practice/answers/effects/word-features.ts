import { fold, type Language } from '../../text.ts'
import type { OptionSet } from '../scales/option-set.ts'
import { bothSides, evenly, following, keeping, opposing, rating, restricting, tag } from './learned/cues.ts'
import { halvesOf, wordsOf } from './learned/halves.ts'
import { valenceOf } from './learned/valence.ts'
import type { FeatureSets } from './learned/weights.ts'
import type { Push } from './push.ts'
import { toneOf } from './tone/tone.ts'

/** A closed question, and the pushes that the rules have read in it. */
export interface Asked {
  readonly texte: string
  readonly language: Language
  readonly kind: OptionSet['kind']
  readonly pushes: readonly Push[]
  /** 1 if a yes is for the object that is asked about, −1 if against it. */
  readonly isFor: 1 | -1
}

/** Letters of a word that are kept, so that its endings do not count. */
const STEM = 6
/** Letters of each word of a pair. */
const PAIRED = 8
const stem = (word: string) => word.slice(0, STEM)
const pairsOf = (words: readonly string[]) =>
  new Set(words.slice(1).map((word, at) => `${words[at]?.slice(0, PAIRED)}_${word.slice(0, PAIRED)}`))
const upTo = (most: number, value: number) => Math.min(most, value)
const clipped = (value: number) => Math.max(-2, Math.min(2, value))

/** Reads the features of a question. Names begin with the half (t told, a asked) and the language. */
export function featuresOf({ texte, language, kind, pushes, isFor }: Asked): FeatureSets {
  const { told, asked } = halvesOf(texte)
  const find = new Map<string, number>()
  const sign = new Map<string, number>()
  const add = (to: Map<string, number>, name: string, value: number) => {
    if (value !== 0) to.set(name, (to.get(name) ?? 0) + value)
  }
  const [said, question] = [wordsOf(told), wordsOf(asked)]
  const place = said.length > 0 ? 'P' : 'N'
  const plain = asked.replace(bothSides[language], ' ')
  const [keeps, opposes, rates, restricts] = [keeping, opposing, rating, restricting].map((cue) =>
    cue[language].test(plain),
  )
  const follows = following[language].test(told)
  const turn = keeps !== opposes ? -1 : 1
  const asks = `${keeps ? 'k' : ''}${opposes ? 'o' : ''}${rates ? 'r' : ''}${restricts ? 'x' : ''}`
  const [ofTold, ofAsked] = [valenceOf(said, language), valenceOf(question, language)]
  const [tone, toneAsked] = [Math.sign(toneOf(told, language)), Math.sign(toneOf(asked, language))]
  const leading = pushes.filter(({ effect }) => effect === 'leading' || effect === 'loaded')

  add(find, `in${language}${place}`, 1)
  add(find, 'told', upTo(3, told.split(' . ').filter(Boolean).length) * 0.5)
  add(find, 'evenly', evenly[language].test(asked) ? 1 : 0)
  add(find, 'toldGood', upTo(3, ofTold.good))
  add(find, 'toldBad', upTo(3, ofTold.bad))
  add(find, 'askedGood', upTo(3, ofAsked.good))
  add(find, 'askedBad', upTo(3, ofAsked.bad))
  add(find, 'askedBoth', ofAsked.good > 0 && ofAsked.bad > 0 ? 1 : 0)
  add(find, 'tone', Math.abs(tone))
  add(find, 'toneAsked', Math.abs(toneAsked))
  add(find, 'leans', Math.abs(clipped(ofAsked.good - ofAsked.bad + toneAsked)))
  add(find, 'number', /\d/.test(told) ? 1 : 0)
  add(find, 'percent', told.includes('%') ? 1 : 0)
  add(find, 'follows', follows ? 1 : 0)
  add(find, 'rates', rates ? 1 : 0)
  add(find, `kind${kind}`, kind === 'ranges' || kind === 'nominal' ? 1 : 0)
  add(find, 'tag', tag.test(asked) ? 1 : 0)
  add(find, 'parted', /[,:;]/.test(asked) ? 1 : 0)
  add(find, 'length', upTo(40, question.length) / 20)
  add(find, 'toldLength', upTo(40, said.length) / 20)
  add(find, `begins${language}_${question.slice(0, 2).join('_')}`, 0.8)
  for (const effect of new Set(pushes.map((push) => push.effect))) add(find, `rule${effect}${place}`, 1)
  if (leading.length === 0) add(find, `rule0${place}`, 1)

  add(sign, `in${language}${place}`, 1)
  add(sign, 'turn', turn)
  add(sign, 'isFor', isFor)
  add(sign, `isFor${place}${restricts}`, isFor)
  add(sign, `asks${asks}${place}`, 1)
  const ruled = Math.sign(leading.reduce((sum, { towards }) => sum + towards, 0))
  add(sign, `rule${place}${leading[0]?.effect ?? ''}`, ruled)
  const form = `${follows ? 'f' : 's'}${rates ? 'r' : 'd'}`
  if (said.length > 0) {
    const lean = clipped(ofTold.good - ofTold.bad + tone)
    const leanAsked = Math.sign(ofAsked.good - ofAsked.bad)
    add(sign, `turnTone${tone}${form}`, turn * 1.5)
    add(sign, `tone${tone}${form}`, 1)
    add(sign, `turnTone${tone}${follows}${restricts}`, turn)
    add(sign, `leanTurn${form}`, lean * turn)
    add(sign, `leanTurn${form}${restricts}`, lean * turn)
    add(sign, `leanIs${lean}${form}Turn`, turn)
    add(sign, `leanIs${lean}${form}`, 1)
    add(sign, 'lean', lean)
    add(sign, `leans${Math.sign(lean)}${leanAsked}`, 1)
    add(sign, `leans${Math.sign(lean)}${leanAsked}Turn`, turn)
    add(find, `first${language}_${said[0]}`, 0.8)
    add(sign, `first${language}_${said[0]}`, 0.7)
    add(sign, `first${language}_${said.slice(0, 2).join('_')}`, 0.7)
  } else {
    const lean = clipped(ofAsked.good - ofAsked.bad + toneAsked)
    add(sign, `askedTone${toneAsked}`, 1)
    add(sign, `askedTone${toneAsked}Turn`, turn)
    add(sign, `lean${asks}`, lean)
    add(sign, 'leanAsked', lean)
    add(sign, 'leanAskedTurn', lean * turn)
    add(sign, `leanAsked${restricts}`, lean)
  }
  for (const word of new Set(said.map(stem))) {
    add(find, `t${language}_${word}`, 0.6)
    add(sign, `t${language}_${word}`, 0.35)
    add(sign, `T${language}_${word}`, turn * 0.7)
  }
  for (const pair of pairsOf(said)) {
    add(find, `t${language}_${pair}`, 0.5)
    add(sign, `T${language}_${pair}`, turn * 0.5)
  }
  for (const word of new Set(question.map(stem))) {
    add(find, `a${language}_${word}`, 0.6)
    add(sign, `a${language}_${word}`, 0.5)
    if (said.length === 0) add(sign, `A${language}_${word}`, turn * 0.5)
  }
  for (const pair of pairsOf(question)) {
    add(find, `a${language}_${pair}`, 0.5)
    add(sign, `a${language}_${pair}`, 0.4)
  }
  return { find, sign }
}

/** Whether a folded text holds a word by which a feature was told. */
export function wordOfFeature(name: string, texte: string): string | undefined {
  const bare = /^[tTaA](?:en|fr)_(.+)$/.exec(name)?.[1]
  if (bare === undefined) return undefined
  const words = wordsOf(fold(texte))
  const [one = '', two] = bare.split('_')
  const at = words.findIndex(
    (word, place) => word.startsWith(one) && (two === undefined || words[place + 1]?.startsWith(two)),
  )
  if (at === -1) return undefined
  return words.slice(at, at + (two === undefined ? 1 : 2)).join(' ')
}
