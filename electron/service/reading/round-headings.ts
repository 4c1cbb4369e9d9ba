import { foldAccents } from '../../../shared/text/fold-accents.ts'

/** A line that begins a round. `title` is the rest of the line. */
export interface RoundLine {
  round: number
  /** The total number of rounds, where the line gives it. */
  total: number | null
  title: string
}

const ROUND_WORD = '(?:tour|round|manche|ronde|runde|ronda|rodada|giro)'
const TABLE = String.raw`(?:\s+de (?:table|parole))?`
/** Signs around a heading. */
const SIGNS = String.raw`[\s\p{So}#*=_~|/•·+[\](){}<>–—-]*`
const TITLE = String.raw`(?:(?:[:—–]|\s-)\s*(.*?))?`
/** The same round in another language: "Tour 1 / Round 1". */
const AGAIN = String.raw`(?:\s*[/|·–—-]\s*${ROUND_WORD}\s*\d{1,3})?`

const ROUND = new RegExp(
  String.raw`^${SIGNS}${ROUND_WORD}${TABLE}\s*(?:n\s?[°o]\.?|#)?\s*(\d{1,3})${AGAIN}(?:\s*(?:\/|sur|of|de)\s*(\d{1,3}))?\s*${TITLE}${SIGNS}$`,
  'iu',
)
/** A heading that is only a number. */
const BARE_ROUND = /^\s*(?:#{1,6}|[=*–—-]{2,})\s*(\d{1,3})\s*[#=*–—-]*\s*$/

const ORDINALS: readonly RegExp[] = [
  /^(?:1(?:er|re|ere|st)|premiere?|first|erste|primera?|primo)$/i,
  /^(?:2(?:e|eme|nde?|nd)|deuxieme|seconde?|second|zweite|segunda|secondo)$/i,
  /^(?:3(?:e|eme|rd)|troisieme|third|dritte|tercera|terzo)$/i,
  /^(?:4(?:e|eme|th)|quatrieme|fourth|vierte|cuarta|quarto)$/i,
  /^(?:5(?:e|eme|th)|cinquieme|fifth|funfte|quinta|quinto)$/i,
  /^(?:6(?:e|eme|th)|sixieme|sixth|sechste|sexta|sesto)$/i,
  /^(?:7(?:e|eme|th)|septieme|seventh|siebte)$/i,
  /^(?:8(?:e|eme|th)|huitieme|eighth|achte)$/i,
]
/** "1. PREMIER TOUR", "Second round: prices". */
const COUNTED = new RegExp(
  String.raw`^${SIGNS}(?:\d{1,2}[.)]\s*)?(\d?[\p{L}]{1,12})\s+${ROUND_WORD}${TABLE}\s*${TITLE}${SIGNS}$`,
  'iu',
)
const LONGEST = 200

/** What parts of a discussion are called, in front of their numbers. */
const PART_WORD =
  '(?:tour|round|manche|ronde|runde|ronda|rodada|giro|parti?e?|teil|phase|fase|s[ée]quence|section|bloc|block|chapitre|chapter|[ée]tape|step|stage|th[èe]me|topic|sujet|question|frage|jour|day|semaine|week|minute|min|temps|acte?|sc[èe]ne|s[ée]ance|session|sitzung|vague|wave|volet|cycle|moment|atelier|episode|[ée]pisode)'
const COUNT = String.raw`(?:n\s?[°o]\.?|no\.|#)?\s*(?:\d{1,3}|[IVX]{1,4})`
const PLACE_WORD =
  '(?:premi[èe]re?|deuxi[èe]me|seconde?|troisi[èe]me|quatri[èe]me|cinqui[èe]me|derni[èe]re?|first|second|third|fourth|fifth|last|final|erster?|zweiter?|dritter?)'
const PART = new RegExp(
  String.raw`^${SIGNS}(?:${PLACE_WORD}\s${PART_WORD}|${PART_WORD}${TABLE}\s*${COUNT}(?:\s*(?:\/|sur|of|de)\s*\d{1,3})?|\d{1,3}(?:er|re|ère|e|ème|nde?|st|nd|rd|th|\.)?\s${PART_WORD}${TABLE})\s*:?${SIGNS}$`,
  'iu',
)

/**
 * Whether words are the number of a round, a part or a time of a discussion, which nobody is called: "tour 1", "Part
 * 2/3", "3e séance", "minute 10".
 */
export function isPartTitle(words: string): boolean {
  if (words.length > LONGEST) return false
  return PART.test(words.normalize('NFC')) || readRound(words)?.title === ''
}

/**
 * Whether a line is the heading of a round or a part, with or without a title, or only a time or a number: "Part 2 -
 * Prices", "14:05", "II.".
 */
export function isPartHeading(line: string): boolean {
  // A line of very many spaces would be searched for very long.
  if (line.length > LONGEST) return false
  const [words = '', title = ''] = line.split(/\s*(?::|\s[–—-])\s+/, 2)
  const isTitled = isPartTitle(words) && !/[.?!…]$/.test(title)
  return readRound(line) !== null || isTitled || ONLY_NUMBER.test(line)
}

/** A time or the number of a part alone on a line: "[00:10:00]", "14 h 05", "*** 10:15 AM ***", "II.". */
const ONLY_NUMBER = new RegExp(
  String.raw`^${SIGNS}(?:\d{1,2}(?::|\s?h\s?)\d{2}(?::\d{2})?(?:\s?[AaPp]\.?[Mm]\.?)?|[IVX]{1,4}[.)])${SIGNS}$`,
  'u',
)

/** Reads a line as the heading of a round; null when it is none. */
export function readRound(line: string): RoundLine | null {
  if (line.length > LONGEST) return null
  const plain = line.normalize('NFC')
  const match = ROUND.exec(plain) ?? BARE_ROUND.exec(plain)
  if (match) {
    const total = match[2] === undefined ? null : Number(match[2])
    return { round: Number(match[1]), total, title: match[3]?.trim() ?? '' }
  }
  const counted = COUNTED.exec(plain)
  const word = foldAccents(counted?.[1] ?? '')
  const place = ORDINALS.findIndex((form) => form.test(word))
  return counted && place >= 0 ? { round: place + 1, total: null, title: counted[2]?.trim() ?? '' } : null
}

/** What a heading below the title says ("## And the night?"); null where a line is none. */
export function readHeading(line: string): string | null {
  return /^#{2,6}\s+(\S.*?)\s*$/su.exec(line)?.[1] ?? null
}
