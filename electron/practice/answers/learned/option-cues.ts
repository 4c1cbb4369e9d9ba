import { contentWords, fold, type Language } from '../../text.ts'
import { partsOf } from '../opinion/asking-part.ts'
import { directionOf } from '../opinion/direction.ts'
import { toneOf } from '../tone/tone.ts'

/** What pushes, as far as the options are judged by it; the effects of wordings hold more. */
export interface PushingWords {
  /** 1 towards yes or agreement, −1 away from it. */
  readonly towards: 1 | -1
  readonly words: string
}

/** Letters by which a word of an option is known again in the stem. */
const letters = 5

/** Where one alternative ends and another begins. */
const between = /[,;:?]| (?:or|ou|et|and) (?:bien )?| (?=rather than|instead of|plutot qu|au lieu d)/

/** Words before an alternative that is set aside. */
const setAside = /\b(?:rather than|instead of|plutot qu[e']?|au lieu d[e'u]|over)\b/

/** A part of a stem, and the beginnings of its content words. */
interface Part {
  readonly text: string
  readonly stems: ReadonlySet<string>
}

/** What is asked and what is said before it, in parts; and the beginnings of words by which options are known. */
interface Stem {
  readonly asked: readonly Part[]
  readonly premises: readonly Part[]
  readonly offered: ReadonlySet<string>
  readonly language: Language
}

/**
 * What tells which option a wording pushes towards, for each of the options: whether and where it is named, what the
 * words beside its name say for or against it, and whether it goes in the direction of the push. Where it stands in the
 * list tells nothing, so that the same question with its options turned round pushes likewise.
 */
export function optionCuesOf(
  texte: string,
  options: readonly string[],
  push: PushingWords | undefined,
  language: Language,
): string[][] {
  const towards = push?.towards ?? 0
  const all = options.map(stemsOf)
  const own = all.map((stems, at) =>
    [...stems].filter((stem) => !all.some((others, other) => other !== at && others.has(stem))),
  )
  const { asked, premises } = partsOf(texte)
  const stem: Stem = {
    asked: fold(asked).split(between).flatMap(partOf),
    premises: premises.flatMap((premise) => fold(premise).split(/[;:]/)).flatMap(partOf),
    offered: new Set(all.flatMap((stems) => [...stems])),
    language,
  }
  const firsts = own.map((stems) => firstPlaceOf(stems, fold(texte)))
  const tone = Math.sign(toneOf(premises.join(' '), language))
  const asides = own.map((stems) => besideOf(stem, stems))
  const good = asides.map((said) => (said === undefined ? 0 : toneOf(besideNames(said, stem), language)))
  return options.map((option, at) => {
    const { sign } = directionOf(option, language)
    const best = Math.max(...good.filter((_, other) => other !== at))
    return [
      ...namedCues(firsts, at),
      ...askedCues(asides[at], stem),
      `better than others ${Math.sign((good[at] ?? 0) - best)}`,
      ...premiseCues(stem, own[at] ?? [], tone),
      ...(push ? pushCues(push, asides, at) : []),
      `direction with push ${sign * towards}`,
      `direction with tone before ${sign * tone}`,
    ]
  })
}

/** Whether an option is named, alone or before others. */
function namedCues(firsts: readonly (number | undefined)[], at: number): string[] {
  const places = firsts.filter((place) => place !== undefined)
  const own = firsts[at]
  if (own === undefined) return places.length > 0 ? ['others named'] : []
  return places.length > 1 && own === Math.min(...places) ? ['named', 'named first'] : ['named']
}

/** The part of the question that speaks of an option; undefined if none does. */
function besideOf(stem: Stem, own: readonly string[]): string | undefined {
  const shared = (part: Part) => own.filter((word) => part.stems.has(word)).length
  const [part] = stem.asked.toSorted((a, b) => shared(b) - shared(a))
  return part && shared(part) > 0 ? part.text : undefined
}

/** How the question speaks of an option. */
function askedCues(said: string | undefined, { asked }: Stem): string[] {
  if (said === undefined) return asked.length > 0 ? ['not in question'] : []
  return ['in question', ...(setAside.test(said) ? ['set aside'] : [])]
}

/** Whether the words that push stand beside an option or beside another one. */
function pushCues(
  { words, towards }: PushingWords,
  asides: readonly (string | undefined)[],
  at: number,
): string[] {
  const besides = asides.map((said) => said?.includes(fold(words)) === true)
  if (!besides.includes(true) || !besides.includes(false)) return []
  return [`push ${towards} beside ${besides[at] ? 'it' : 'another'}`]
}

/** How what is said before the question speaks of an option. */
function premiseCues(stem: Stem, own: readonly string[], tone: number): string[] {
  const parts = stem.premises.filter((part) => own.some((word) => part.stems.has(word)))
  if (parts.length === 0) return stem.premises.length > 0 ? [`not before question ${tone}`] : []
  const isSetAside = parts.some(({ text }) => {
    const place = text.search(setAside)
    return place >= 0 && place < (firstPlaceOf(own, text) ?? text.length)
  })
  return ['before question', ...(isSetAside ? ['set aside before'] : [])]
}

/** A text without the words by which options are known. */
function besideNames(text: string, { offered }: Stem): string {
  return text.replace(/[a-z]{4,}/g, (word) => (offered.has(word.slice(0, letters)) ? ' ' : word))
}

function partOf(text: string): Part[] {
  return text.trim() === '' ? [] : [{ text, stems: stemsOf(text) }]
}

function stemsOf(text: string): ReadonlySet<string> {
  return new Set(contentWords(text).map((word) => word.slice(0, letters)))
}

/** The first place in a folded text at which a word begins like one of these; undefined if none does. */
function firstPlaceOf(stems: readonly string[], text: string): number | undefined {
  const places = stems
    .map((stem) => ` ${text}`.search(new RegExp(`[^\\p{L}\\p{N}]${stem}`, 'u')))
    .filter((place) => place >= 0)
  return places.length > 0 ? Math.min(...places) : undefined
}
