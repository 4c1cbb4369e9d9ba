import { reportedSheetOf } from '../answers/facts/reported-sheet.ts'
import { stanceOn } from '../answers/opinion/proposition.ts'
import { traitsOf } from '../answers/traits.ts'
import { sayableBy } from '../answers/words/particulars/say-particular.ts'
import type { Persona } from '../panel/persona.ts'
import { keyOf, shuffled, unit } from '../random.ts'
import { capital } from '../speech/capital.ts'
import { nounPhraseOf } from '../speech/subject.ts'
import { afterOpening, type Matter, one, sentence, type Topic, topicOf } from '../speech/voice.ts'
import type { Message, Session } from '../store/session-store.ts'
import { readGuide } from './guide.ts'
import { pointsOfRound, promptOf } from './moderation.ts'
import { openingSubject } from './opening-subject.ts'
import { ownWord } from './own-word.ts'
import { type ReadPoint, readPoint } from './read-point.ts'
import { tableWordsOf, tellTable } from './table-ask.ts'
import { ownGround, tellAbout } from './tell-about.ts'
import { speakerNames } from './transcript-text.ts'

/** A participant of the discussion. */
interface Voice {
  readonly persona: Persona
  readonly name: string
  /** Words with which this participant tends to begin; different for each participant. */
  readonly tic: string
}

/** The state of a round, to which the next speaker reacts. */
interface Floor {
  readonly messages: Message[]
  /** The last speaker, their side, and the clause that they said. */
  previous: { name: string; side: Matter; clause: string } | undefined
  /** A question of one participant to another that waits for an answer. */
  asked: { by: string; whom: string } | undefined
}

/**
 * The messages of one round: the moderator raises its points, and the participants answer, agree, differ, ask each
 * other, and refer to earlier rounds. The result depends only on the session, its profiles and the messages before.
 */
export function discussRound(
  session: Pick<Session, 'n' | 'titre' | 'guide' | 'seed' | 'maxTurns'>,
  profiles: readonly Persona[],
  before: readonly Message[],
  turn: number,
): Message[] {
  const guide = readGuide(session.titre, session.guide)
  const names = speakerNames(profiles)
  const about = topicOf(guide.about, guide.points.join(' '), guide.language)
  const tics = shuffled(about.phrases.tics, keyOf('tics', session.seed, session.n))
  const voices = profiles.map((persona, i) => ({
    persona,
    name: names[i] ?? persona.prenom,
    tic: tics[i] ?? '',
  }))
  const floor: Floor = { messages: [], previous: undefined, asked: undefined }
  const moderate = (text: string) =>
    floor.messages.push({ turn, speaker: about.phrases.moderator.name, text })
  const key = keyOf('round', session.seed, session.n, turn)

  const silent = new Set(voices)
  const points = pointsOfRound(guide.points.length, session.maxTurns, turn)
  points.forEach(({ index, visit }, i) => {
    const point = guide.points[index] ?? session.titre
    const read = readPoint(guide, session.titre, index)
    const prompt = promptOf({
      topic: read.topic,
      point,
      visit,
      first: turn === 1 && i === 0,
      last: turn === session.maxTurns,
      key,
    })
    moderate(
      turn === 1 && i === 0
        ? `${about.phrases.moderator.welcome(openingSubject(session.titre, nounPhraseOf(guide.about, guide.language), guide.language, about.subject))} ${prompt.text}`
        : prompt.text,
    )
    floor.previous = undefined
    const order = shuffled(voices, keyOf(key, 'order', i))
    // With more than two points in a round not everybody speaks to each, but everybody speaks in the round.
    const chosen = points.length > 2 ? order.slice(0, Math.max(2, Math.ceil(order.length * 0.6))) : order
    const isLastPoint = i === points.length - 1
    const speakers = order.filter((voice) => chosen.includes(voice) || (isLastPoint && silent.has(voice)))
    for (const voice of speakers) silent.delete(voice)
    speakTo(
      {
        ...read,
        ofTable: visit === 0 ? read.ofTable : undefined,
        // Further rounds ask for something else about the same thing.
        ofEach: visit === 0 ? read.ofEach : undefined,
        ofWord: visit === 0 ? read.ofWord : undefined,
        matter: prompt.matter ?? read.matter,
        voices: speakers,
        before,
        turn,
        key: keyOf(key, index, visit),
      },
      floor,
    )
  })
  if (turn === session.maxTurns) moderate(one(about.phrases.moderator.thanks, key, 'thanks'))
  return floor.messages
}

interface Point extends ReadPoint {
  readonly voices: readonly Voice[]
  readonly before: readonly Message[]
  readonly turn: number
  readonly key: number
}

/** What a participant is about to say: a clause, and its form as a wish if it is one. */
interface Saying {
  readonly matter: Matter
  readonly clause: string
  readonly framed: string
}

function speakTo(point: Point, floor: Floor): void {
  const waiting = [...point.voices]
  while (waiting.length > 0) {
    // A participant who was asked speaks next.
    const called = waiting.findIndex(({ name }) => name === floor.asked?.whom)
    const [voice] = waiting.splice(Math.max(0, called), 1)
    if (!voice) return
    const answers = floor.asked?.whom === voice.name ? floor.asked.by : undefined
    floor.asked = undefined
    const text = turnOf(voice, point, floor, answers)
    const next = waiting[0]
    const hands =
      next && traitsOf(voice.persona).warmth > 0.6 && unit(keyOf(point.key, voice.name, 'ask')) < 0.35
    if (hands) floor.asked = { by: voice.name, whom: next.name }
    const question = hands ? ` ${one(point.topic.phrases.ask(next.name), point.key, voice.name, 'how')}` : ''
    floor.messages.push({ turn: point.turn, speaker: voice.name, text: `${text}${question}` })
  }
}

function turnOf(voice: Voice, point: Point, floor: Floor, answers: string | undefined): string {
  const { persona, name } = voice
  const { phrases } = point.topic
  const { talk } = traitsOf(persona)
  const key = keyOf(persona.key, point.key)
  // If only good or only bad sides are asked for, nobody speaks for the other side.
  const onlyOne = point.matter === 'good' || point.matter === 'bad' ? point.matter : undefined
  const side: Matter = onlyOne ?? (stanceOn(persona, point.proposition) > 0 ? 'good' : 'bad')
  const previous = floor.previous
  if ((point.ofEach || point.ofTable || point.ofWord) && (!point.matter || point.ofTable))
    return ownStory(voice, point, floor, answers, key)
  const own = [...point.before, ...floor.messages].filter((message) => message.speaker === name)
  if (previous?.side === side && talk < 0.25 && !answers && unit(keyOf(key, 'nod')) < 0.5) {
    const nods = phrases
      .nod(previous.name)
      .filter((nod) => !own.some((message) => message.text.includes(nod)))
    if (nods.length > 0) return one(nods, key)
  }
  const matter = point.matter ?? side
  const clause = fresh(point, floor, matter, key, persona)
  // The next speaker reacts to this clause.
  floor.previous = { name, side, clause }
  const framed = matter === 'wish' ? one(phrases.wish(clause), key, 'wish') : clause
  const link = unit(keyOf(key, 'link'))
  const earlier = point.before.filter((message) => message.turn < point.turn && message.speaker !== name)
  const back = earlier.filter((message) => point.voices.some((other) => other.name === message.speaker))
  const said = back[Math.floor(unit(keyOf(key, 'back')) * back.length)]
  const sentences: string[] = []
  if (answers) sentences.push(one(phrases.replyTo(answers, framed), key, 'reply'))
  else if (said && link < 0.2) sentences.push(one(phrases.recall(said.speaker, framed), key, 'recall'))
  else if (previous && link < 0.7 && matter === side) {
    const stance = stanceOn(persona, point.proposition)
    if (previous.side !== side && Math.abs(stance) < 0.3 && !own.some(({ text }) => wavered.test(text))) {
      // This participant now holds the previous one's opinion, and the next speaker reacts to that.
      floor.previous = { ...previous, name }
      sentences.push(one(phrases.waver(previous.name, previous.clause), key, 'waver'))
    } else sentences.push(one(reactions(point.topic, previous, side, clause), key, 'frame'))
  } else sentences.push(start(voice, point.topic, { matter, clause, framed }, key))
  if (talk > 0.4) {
    // Nobody repeats what they said about themselves.
    const ground = ownGround(
      point.inquiry,
      persona,
      key,
      own.map((message) => message.text),
    )
    sentences.push(
      unit(keyOf(key, 'life')) < 0.6 && ground !== undefined
        ? ground
        : fresh(point, floor, matter === 'lived' ? side : 'lived', key, persona),
    )
  }
  return sentences.map(sentence).join(' ')
}

/** Phrases of somebody who came round to another opinion, which may happen once per participant. */
const wavered =
  /réfléchir|changer d’avis|pensais autre chose|makes me think|changed my mind|thought otherwise/

/** Ways to react to the previous speaker, by name or by quoting their words. */
function reactions(
  { phrases }: Topic,
  previous: NonNullable<Floor['previous']>,
  side: Matter,
  clause: string,
): readonly string[] {
  const { name, clause: said } = previous
  return previous.side === side
    ? [...phrases.agree(name, clause), ...phrases.quoteAgreeing(name, said, clause)]
    : [...phrases.disagree(name, clause), ...phrases.quoteOpposing(name, said, clause)]
}

/** What a participant says who is asked for something of their own, with a reaction to who asked or spoke before. */
function ownStory(
  { persona, name }: Voice,
  { ofEach, ofTable, ofWord, inquiry, proposition, topic, key: pointKey }: Point,
  floor: Floor,
  answers: string | undefined,
  key: number,
): string {
  const previous = floor.previous
  floor.previous = undefined
  const stance = stanceOn(persona, proposition)
  const side: Matter = stance > 0 ? 'good' : 'bad'
  const texts = floor.messages.map(({ text }) => text)
  const clause = ofTable ? tellTable(ofTable, inquiry, persona, stance, pointKey, texts) : ''
  const isSided = ofTable === 'reaction' || ofTable === 'assent'
  if (isSided) floor.previous = { name, side, clause }
  const told = ofTable
    ? sentence(clause)
    : ofWord
      ? sentence(ownWord(ofWord, inquiry.language, stance > 0, key, texts))
      : tellAbout(ofEach ?? inquiry, persona, stance, pointKey, texts)
  const heard = floor.messages.at(-1)
  const mine = unit(keyOf(key, 'mine'))
  if (previous && isSided && !answers && unit(keyOf(key, 'react')) < 0.7) {
    const unsure = Math.abs(stance) < 0.3 && previous.side !== side
    if (unsure && !floor.messages.some(({ speaker, text }) => speaker === name && wavered.test(text))) {
      floor.previous = { ...previous, name }
      return sentence(one(topic.phrases.waver(previous.name, previous.clause), key, 'waver'))
    }
    return sentence(
      one(
        previous.side === side
          ? topic.phrases.agree(previous.name, clause)
          : topic.phrases.disagree(previous.name, clause),
        key,
        'frame',
      ),
    )
  }
  if (answers) return `${one(topic.phrases.toWhoAsked(answers), key, 'reply')} ${told}`
  const after = heard && heard.speaker !== name && heard.speaker !== topic.phrases.moderator.name
  if (!after || isSided) return told
  const words = tableWordsOf(inquiry)
  if (heard.text.endsWith(told)) return `${one(words.same(heard.speaker), key, 'after')} ${told}`
  return mine < 0.5 ? `${one(words.differs(heard.speaker), key, 'after')} ${told}` : told
}

/** Begins a turn: with the participant's own phrase, with the subject, or directly. */
function start({ tic }: Voice, { phrases, subject }: Topic, say: Saying, key: number): string {
  const way = unit(keyOf(key, 'start'))
  const views = say.matter === 'good' || say.matter === 'bad' ? phrases.view(say.clause) : [say.framed]
  if (way >= 0.65) return capital(one(views, key, 'view'))
  const plain = one(views.slice(0, afterOpening), key, 'view')
  return way < 0.4 ? `${tic}${plain}` : `${one(phrases.opening(subject), key, 'opening')}${plain}`
}

/** The phrase of a kind that is true of the persona, if one is, and has been used least often so far. */
function fresh(
  { topic, before, key: pointKey }: Point,
  floor: Floor,
  matter: Matter,
  key: number,
  persona: Persona,
): string {
  const texts = [...before, ...floor.messages].map((message) => message.text.toLowerCase())
  const uses = (clause: string) => texts.filter((text) => text.includes(clause.toLowerCase())).length
  const counted = shuffled(
    sayableBy(reportedSheetOf(persona), topic.bank[matter]),
    keyOf(key, pointKey, matter),
  ).map((clause) => ({
    clause,
    n: uses(clause),
  }))
  const own = counted.slice().sort((a, b) => a.n - b.n)
  return own[0]?.clause ?? ''
}
