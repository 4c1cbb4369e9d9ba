import type { Persona } from '../../panel/persona.ts'
import { keyOf, unit } from '../../random.ts'
import { topicOf } from '../../speech/voice.ts'
import { contentWords, fold, languageOf } from '../../text.ts'
import type { Reading } from '../effects/planted.ts'
import { effects } from '../effects/sizes.ts'
import { inquire, unclearness } from '../open-answer.ts'
import type { Answer, Question } from '../question.ts'
import { stanceToday } from '../retest.ts'
import { type OptionSet, readOptionSet } from '../scales/option-set.ts'
import { traitsOf } from '../traits.ts'
import { Pen } from '../words/pen.ts'
import { thingIn } from '../words/thing.ts'
import { isMeantFor } from './follow-up.ts'
import { LOOSE, type ProbeWords } from './probe-words.ts'
import { probeWordsEn } from './probe-words-en.ts'
import { probeWordsFr } from './probe-words-fr.ts'
import type { Probe } from './read-probe.ts'
import { aboutOf, restate } from './restate.ts'

/** Number of new attempts if somebody in the run has said the same. */
const ATTEMPTS = 12

/** Distance of a stance from the middle above which a persona is sure, and above which it is fairly sure. */
const SURE = 1
const FAIRLY = 0.35

/** Share of those whom a follow-up does not concern who say so; the others leave it blank. */
const SAYS_SO = 0.25

/**
 * Returns a function that answers a probe: about its item and the persona's answer there, in the probe's language, or
 * null for a blank. As with other open questions, some personas leave it blank or call an unclear item unclear.
 */
export function prober(
  probe: Probe,
  item: Question,
  contexte: string,
  reading: Reading,
  said: Set<string>,
): (persona: Persona, chosen: Answer) => Answer {
  const { language } = probe
  const words = language === 'fr' ? probeWordsFr : probeWordsEn
  const { phrases, subject } = topicOf(item.texte, contexte, languageOf(item.texte))
  const how = unclearness(item.texte, reading, item.type === 'choix_unique' ? item.options : [])
  const stemKey = keyOf(...contentWords(item.texte), probe.ask)
  const tell = tellerOf(probe, item, contexte, reading, words)
  const options = item.type === 'choix_unique' ? item.options : []
  const set = readOptionSet(options, language, item.texte)
  return (persona, chosen) => {
    if (!isMeantFor(probe.only, chosen === null ? -1 : options.indexOf(chosen), set)) {
      const says = unit(keyOf(persona.key, stemKey, 'not concerned')) < SAYS_SO
      return says ? new Pen(keyOf(persona.key, stemKey)).pick(words.notConcerned, 'not concerned') : null
    }
    const fate = unit(keyOf(persona.key, stemKey, 'fate'))
    const blank = effects.openBlank * (1.5 - traitsOf(persona).talk)
    if (fate < blank) return null
    const isUnclear = how !== undefined && fate < blank + effects.openUnclear
    for (let attempt = 0; ; attempt++) {
      const pen = new Pen(keyOf(persona.key, stemKey, reading.occasion ?? 0, attempt))
      const text = isUnclear ? pen.pick(phrases.unclear(how, subject), 'unclear') : tell(persona, chosen, pen)
      // About a simple item there is little to say; after some attempts a repeated text is accepted.
      if (said.has(text) && attempt < ATTEMPTS) continue
      said.add(text)
      return text
    }
  }
}

type Tell = (persona: Persona, chosen: Answer, pen: Pen) => string

function tellerOf(probe: Probe, item: Question, contexte: string, reading: Reading, words: ProbeWords): Tell {
  const { ask, language, word } = probe
  const about = aboutOf(item.texte, language)
  const options = item.type === 'choix_unique' ? item.options : []
  const set = readOptionSet(options, language, item.texte)
  switch (ask) {
    case 'paraphrase': {
      const clause = restate(item.texte, language)
      return (persona, _, pen) => {
        const text =
          clause === undefined
            ? fill(pen.pick(words.roughly, 'roughly'), { about })
            : fill(pen.pick(words.again, 'again'), { clause })
        if (options.length < 2 || !pen.chance(traitsOf(persona).talk, 'offered')) return text
        const some =
          set.substantive.length > 2 ? pen.some(set.substantive.map(String), 2, 'some') : set.substantive
        const named = some.map((place) => inQuotes(options[Number(place)] ?? '', language))
        return `${text} ${fill(pen.pick(words.offered, 'offered as'), { options: named.join(language === 'fr' ? ' ou ' : ' or ') })}`
      }
    }
    case 'meaning':
    case 'category':
      return ofWord(ask, word ?? about, about, language, words)
    case 'certainty':
      return (persona, chosen, pen) => certainty(persona, chosen, pen, { options, set, reading, words })
    case 'reason':
      return reason(item, contexte, reading, words, language, options, set)
  }
}

function ofWord(
  ask: 'meaning' | 'category',
  word: string,
  about: string,
  language: Probe['language'],
  words: ProbeWords,
): Tell {
  const isLoose = LOOSE[language].test(fold(word))
  const mind =
    (thingIn(fold(word), language) ?? thingIn(fold(about), language))?.mind.filter(
      // A word is not explained by itself.
      (each) => !fold(each).includes(fold(word)),
    ) ?? []
  return (_, __, pen) => {
    const [one = '', two = ''] = pen.some(mind, 2, 'mind')
    const values = { word, about, one, two, One: upper(one), often: pen.pick(words.often, 'often') }
    if (isLoose && ask === 'meaning') return fill(pen.pick(words.vague, 'vague'), values)
    if (two === '')
      return upper(fill(pen.pick(ask === 'meaning' ? words.usual : words.ownLife, 'usual'), values))
    return upper(fill(pen.pick(ask === 'meaning' ? words.meaning : words.mind, 'words'), values))
  }
}

interface Standing {
  options: readonly string[]
  set: OptionSet
  reading: Reading
  words: ProbeWords
}

function certainty(
  persona: Persona,
  chosen: Answer,
  pen: Pen,
  { options, set, reading, words }: Standing,
): string {
  const place = chosen === null ? -1 : options.indexOf(chosen)
  if (!set.substantive.includes(place)) return pen.pick(words.unsureAlone, 'alone')
  const far = Math.abs(stanceToday(persona, reading) + reading.push)
  if (far > SURE) return pen.pick(words.sure, 'sure')
  if (far > FAIRLY) return pen.pick(words.fairly, 'fairly')
  const at = set.substantive.indexOf(place)
  const beside =
    set.substantive[at + (at === 0 || (at < set.substantive.length - 1 && pen.chance(0.5, 'side')) ? 1 : -1)]
  const values = { option: chosen ?? '', other: options[beside ?? -1] ?? '' }
  return values.other === ''
    ? pen.pick(words.fairly, 'fairly')
    : fill(pen.pick(words.unsure, 'unsure'), values)
}

function reason(
  item: Question,
  contexte: string,
  reading: Reading,
  words: ProbeWords,
  language: Probe['language'],
  options: readonly string[],
  set: OptionSet,
): Tell {
  const { matter, thing } = inquire(item.texte, contexte)
  return (_, chosen, pen) => {
    const place = chosen === null ? -1 : options.indexOf(chosen)
    if (!set.substantive.includes(place)) return pen.pick(words.noView, 'no view')
    const valence = set.valence[place] ?? 0
    const side = valence * reading.proposition.sign
    const option = chosen ?? ''
    const own = (side > 0 ? thing?.good : thing?.bad) ?? []
    const known = own.length >= LEAST_GROUNDS ? own : side > 0 ? matter.good : matter.bad
    const grounds = thing === undefined || COUNTED.test(fold(item.texte)) ? [] : known
    // Arguments for or against the thing explain an answer only if the answer takes a side.
    if (grounds.length === 0 || Math.abs(side) < 0.2)
      return fill(pen.pick(words.closest, 'closest'), { option })
    const clause = pen.share(grounds, 'ground')
    const que = /^[aeiouyhéèêàâî]/iu.test(clause) ? 'qu’' : 'que '
    return upper(
      fill(pen.pick(words.because, 'because'), { option, clause, que: language === 'fr' ? que : '' }),
    )
  }
}

/** With fewer arguments of its own than these, a thing gets those of its field of life as well. */
const LEAST_GROUNDS = 2

/** Frequencies and amounts are explained by one's life, not by arguments for the thing. */
const COUNTED = /\b(?:how (?:often|many|much|long)|combien|a quelle frequence)\b/

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

function inQuotes(text: string, language: Probe['language']): string {
  return language === 'fr' ? `«\u00A0${text}\u00A0»` : `“${text}”`
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
