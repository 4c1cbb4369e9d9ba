import type { Persona } from '../panel/persona.ts'
import { keyOf, unit } from '../random.ts'
import type { Unclear } from '../speech/phrases.ts'
import { afterOpening, type Matter, one, sentence, type Topic, topicOf } from '../speech/voice.ts'
import type { Reading } from './effects/planted.ts'
import { effects } from './effects/sizes.ts'
import { stanceOn } from './opinion/proposition.ts'
import type { Answer } from './question.ts'
import { contentWords, fold, languageOf } from './text.ts'
import { traitsOf } from './traits.ts'

/** What a question asks people to do. */
type Intent = 'opinion' | 'wish' | 'reason' | 'story'

/** Times a text is drawn anew where someone in the run has said it before. */
const attempts = 12

/**
 * How a persona answers an open question that was read: one to three sentences in the question's
 * language, or null for a blank. `said` holds every text of the run: no two are alike.
 */
export function openAnswerer(
  texte: string,
  contexte: string,
  reading: Reading,
  said: Set<string>,
): (persona: Persona) => Answer {
  const { proposition, push } = reading
  const topic = topicOf(texte, contexte, languageOf(texte))
  const intent = intentOf(texte)
  const how = unclearness(texte, reading)
  const stemKey = keyOf(...contentWords(texte))
  return (persona) => {
    const { talk } = traitsOf(persona)
    const fate = unit(keyOf(persona.key, stemKey, 'fate'))
    const blank = effects.openBlank * (1.5 - talk)
    const offPoint = blank + effects.openOffPoint
    const unclear = offPoint + (how ? effects.openUnclear : 0)
    if (fate < blank) return null
    const own = stanceOn(persona, proposition) + push
    // Asked why they do a thing, people give reasons for it; asked why they do not, reasons against it.
    const stance = intent === 'reason' && doing.test(fold(texte)) ? Math.abs(own) * proposition.sign : own
    for (let attempt = 0; ; attempt++) {
      const key = keyOf(persona.key, stemKey, attempt)
      const text =
        fate < offPoint
          ? one(topic.phrases.offPoint(), key)
          : fate < unclear && how
            ? one(topic.phrases.unclear(how, topic.subject), key)
            : compose({ persona, topic, intent, stance, key })
      // After all attempts the text is still one that was said before: a sentence on who the persona is makes it its
      // own.
      const unique = attempt < attempts ? text : `${text} ${one(topic.phrases.self(persona), key)}`
      if (!said.has(unique) || attempt > 3 * attempts) {
        said.add(unique)
        return unique
      }
    }
  }
}

interface Task {
  readonly persona: Persona
  readonly topic: Topic
  readonly intent: Intent
  /** See `stanceOf`. */
  readonly stance: number
  readonly key: number
}

function compose(task: Task): string {
  const { persona, topic, key } = task
  const { talk } = traitsOf(persona)
  const { phrases, subject } = topic
  if (talk < 0.15 && unit(keyOf(key, 'brief')) < 0.5) return one(phrases.brief(subject), key, 'which')
  const count = talk < 0.35 ? 1 : talk < 0.75 ? 2 : 3
  // What people say in general fits any subject: without naming it, the answer would be about nothing.
  const opens = topic.theme === 'general' || (task.intent !== 'story' && unit(keyOf(key, 'opens')) < 0.7)
  const sentences = [firstSentence(task, opens)]
  if (count > 1) sentences.push(secondSentence(task))
  if (count > 2) sentences.push(thirdSentence(task))
  return sentences.join(' ')
}

/** The answer proper, with the subject named before it or not. */
function firstSentence(task: Task, opens: boolean): string {
  const { topic, intent, key } = task
  if (!opens) return sentence(mainClause(task, Number.POSITIVE_INFINITY))
  if (intent === 'reason') {
    return `${topic.phrases.echo(topic.subject)}${sentence(mainClause(task, Number.POSITIVE_INFINITY))}`
  }
  return sentence(
    `${one(topic.phrases.opening(topic.subject), key, 'opening')}${mainClause(task, afterOpening)}`,
  )
}

/** The clause that answers, put in one of the first `frames` frames of its kind. */
function mainClause({ topic: { phrases, bank }, intent, stance, key }: Task, frames: number): string {
  const say = (matter: Matter) => one(bank[matter], key, matter)
  const side: Matter = stance > 0 ? 'good' : 'bad'
  switch (intent) {
    case 'wish':
      return one(phrases.wish(say('wish')).slice(0, frames), key, 'frame')
    case 'reason':
      return one(phrases.reason(say(side)), key, 'frame')
    case 'story':
      return say('lived')
    case 'opinion':
      return Math.abs(stance) < 0.35
        ? one(
            phrases.weigh(say('good'), say('bad')).slice(0, frames === afterOpening ? 1 : frames),
            key,
            'frame',
          )
        : one(phrases.view(say(side)).slice(0, frames), key, 'frame')
  }
}

/** Who the persona is, or what it has lived through; after a story, its view; after a wish, why. */
function secondSentence({ persona, topic: { phrases, bank }, intent, stance, key }: Task): string {
  const view = () =>
    sentence(one(phrases.view(one(bank[stance > 0 ? 'good' : 'bad'], key, 'second')), key, 'view'))
  if (intent === 'story') return view()
  if (intent === 'wish') return sentence(one(bank.bad, key, 'why'))
  return unit(keyOf(key, 'life')) < 0.5
    ? one(phrases.self(persona), key, 'self')
    : sentence(one(bank.lived, key, 'lived'))
}

function thirdSentence({ persona, topic: { phrases, bank }, intent, key }: Task): string {
  return intent === 'wish' || unit(keyOf(key, 'life')) >= 0.5
    ? one(phrases.self(persona), key, 'third')
    : sentence(one(phrases.wish(one(bank.wish, key, 'third')), key, 'frame3'))
}

function intentOf(texte: string): Intent {
  const text = fold(texte)
  if (/\b(?:pourquoi|pour quelles? raisons?|why|what makes you|for what reasons?)\b/.test(text))
    return 'reason'
  if (
    /\b(?:amelior|chang|souhait|voudri|aimeri|attend|propos|suggest|manque|faudrait|devrait-on|improve|wish|would you like|missing|expect|should)/.test(
      text,
    )
  ) {
    return 'wish'
  }
  if (
    /\b(?:decriv|racont|dernier|derniere|experience|describe|tell us|last time|comment (?:vous|avez|faites|utilisez)|how do you|how did)\b/.test(
      text,
    )
  ) {
    return 'story'
  }
  return 'opinion'
}

/** Verbs of doing, liking or choosing a thing. */
const doing = /\b(?:utilis|pren|chois|aim|achet|all|prefer|use|choose|chose|like|buy|take|go)\w*/

function unclearness(texte: string, { form, inattention }: Reading): Unclear | undefined {
  if (form.has('double_barrelled')) return { kind: 'double' }
  const vague = form.findings.find(({ rule }) => rule === 'vague_quantifier')
  if (vague) return { kind: 'vague', word: texte.slice(vague.start ?? 0, vague.end ?? 0).toLowerCase() }
  return inattention > 0.1 ? { kind: 'long' } : undefined
}
