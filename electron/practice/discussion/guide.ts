import { type Language, languageOf } from '../answers/text.ts'

/** A moderator's guide, read. */
export interface Guide {
  readonly language: Language
  /** What the whole discussion is about, as text. */
  readonly about: string
  /** Points to go through, in order; at least one. */
  readonly points: readonly string[]
}

/** Longest point that a moderator reads out, in characters. */
const longestPoint = 400

/**
 * Reads a guide: its bulleted or numbered lines are the points, else its questions, else its lines; without a guide,
 * the title is the one point.
 */
export function readGuide(titre: string, guide: string): Guide {
  const lines = guide
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => /\p{L}/u.test(line))
  const bullets = lines.filter((line) => bullet.test(line)).map((line) => line.replace(bullet, ''))
  const questions = lines.flatMap((line) => line.match(/[^.!?]*\?/g) ?? []).map((question) => question.trim())
  const found = [bullets, questions, lines].find((points) => points.length > 0) ?? [titre]
  const intro = lines.find((line) => !bullet.test(line) && !line.endsWith('?'))
  return {
    language: languageOf(`${titre} ${guide}`),
    about: intro ? `${titre}. ${intro}` : titre,
    points: found.map((point) => point.replace(/[;,]$/, '').slice(0, longestPoint).trim()),
  }
}

const bullet = /^(?:[-–—•*·]|\d{1,2}\s*[.)\-:]|[a-z]\))\s*/i
