import { type Matter, one, type Topic } from '../speech/voice.ts'

/** A point of the guide in a round, and how often it was discussed before. */
export interface PointVisit {
  readonly index: number
  /** 0 the first time; 1 more in each further round on the same point. */
  readonly visit: number
}

/**
 * Distributes the points over the rounds, in order. If there are more rounds than points, further rounds go deeper into
 * a point.
 */
export function pointsOfRound(points: number, rounds: number, turn: number): PointVisit[] {
  const startOf = (round: number) => Math.floor(((round - 1) * points) / rounds)
  const first = startOf(turn)
  if (points <= rounds) {
    let visit = 0
    while (turn - visit - 1 >= 1 && startOf(turn - visit - 1) === first) visit++
    return [{ index: first, visit }]
  }
  return Array.from({ length: startOf(turn + 1) - first }, (_, i) => ({ index: first + i, visit: 0 }))
}

/** What the moderator says, and the kind of answer that it asks for. */
export interface Prompt {
  readonly text: string
  /** Undefined if it asks for opinions. */
  readonly matter: Matter | undefined
}

/** The moderator's words for a point: first the point itself, in later rounds ways of going into it. */
export function promptOf({
  topic,
  point,
  visit,
  first,
  last,
  key,
}: {
  readonly topic: Topic
  readonly point: string
  readonly visit: number
  readonly first: boolean
  readonly last: boolean
  readonly key: number
}): Prompt {
  const { moderator } = topic.phrases
  const subject = toParticipants(topic.subject, point)
  if (visit === 0) return { text: one(moderator.point(point, first), key, 'point'), matter: undefined }
  if (last) return { text: one(moderator.last, key, 'last'), matter: undefined }
  switch (visit % 3) {
    case 1:
      return { text: one(moderator.example(subject), key, 'example'), matter: 'lived' }
    case 2:
      return { text: one(moderator.change(subject), key, 'change'), matter: 'wish' }
    default:
      return { text: one(moderator.contrast(subject), key, 'contrast'), matter: undefined }
  }
}

/** The subject as the moderator says it: what participants call « nos repas » is « vos repas » to the one who asks. */
function toParticipants(subject: string, point: string): string {
  if (!/\b(?:vos|votre|your)\b/i.test(point)) return subject
  return subject
    .replace(/\bnos\b/g, 'vos')
    .replace(/\bnotre\b/g, 'votre')
    .replace(/\bour\b/g, 'your')
}
