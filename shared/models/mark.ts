/** Characters of marks: no vowels, so that no word arises, and none that look alike. */
export const MARK_CHARACTERS = '23456789BCDFGHJKMNPQRSTVWXZ'
export const MARK_LENGTH = 5

const DOT = '·'
const WHOLE = new RegExp(`^[${MARK_CHARACTERS}]{${MARK_LENGTH}}$`)
const AT_FRONT = new RegExp(`^\\s*${DOT}([${MARK_CHARACTERS}]{${MARK_LENGTH}})(?=\\s)`)
/** Characters written as codes (URL, JavaScript, HTML): their letters and digits are not part of a word. */
const CODES = /%[0-9A-F]{2}|\\U[0-9A-F]{4}|&#?\w{1,8};/g

/**
 * Whether a text is a mark: five characters, among them a digit and a letter. A mark identifies a creation. It stands
 * in front of the title that is sent, so that it survives a service that cuts titles.
 */
export function isMark(text: string): boolean {
  return WHOLE.test(text) && /\d/.test(text) && /\D/.test(text)
}

/** The title as it is sent: "·7F3KQ Urban mobility". Without a mark, as typed. */
export function markedTitle(mark: string | null, title: string): string {
  return mark === null ? title : `${DOT}${mark} ${title.trim()}`
}

/**
 * Whether a title, as a service shows it, carries a mark: as a whole word or, in case spaces were lost, as the
 * beginning of the first word. Case, and all that surrounds the mark, may have changed.
 */
export function carriesMark(title: string, mark: string): boolean {
  const words = wordsOf(title)
  return words.includes(mark) || (words[0]?.startsWith(mark) ?? false)
}

/** The part of a title after its mark; null where it does not carry the mark. */
export function behindMark(title: string, mark: string): string | null {
  const plain = title.normalize('NFKC')
  const found = new RegExp(mark, 'i').exec(plain)
  return found === null ? null : plain.slice(found.index + mark.length)
}

/** The mark at the front of a title exactly as Sonde writes it; null where there is none. */
export function frontMark(title: string): string | null {
  const mark = AT_FRONT.exec(title)?.[1]
  return mark !== undefined && isMark(mark) ? mark : null
}

function wordsOf(title: string): string[] {
  const plain = title.normalize('NFKC').toUpperCase().replace(CODES, ' ')
  return plain.split(/[^0-9A-Z]+/).filter((word) => word !== '')
}
