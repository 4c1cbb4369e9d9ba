import { type Language, languageOf } from '../text.ts'

/** A moderator's guide after parsing. */
export interface Guide {
  readonly language: Language
  /** The text that tells what the discussion is about. */
  readonly about: string
  /** Points to discuss, in order; at least one. */
  readonly points: readonly string[]
}

/** Characters of a point that the moderator reads out. */
const longestPoint = 400

/**
 * Reads a guide. Its points are its bulleted or numbered lines, else its questions, else its lines; without a guide,
 * the title is the only point.
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
