/** How many characters at the end of a line are searched for the unit of an answer. */
const END = 40
/** The unit behind a blank, or a remark in brackets: "____ years", "____ hours per week", "____ (optional)". */
const BEHIND =
  /(?<=[_.…|/\]\s])(?:(\/\s?\d{1,3}|(?:\p{Ll}{1,14}|[%€$£]|°C?|m²)\.?(?:\s\p{Ll}{1,10}){0,2}(?:(?<=\S)\s?\/\s?\p{Ll}{1,14})?)|(\([^()_]{1,34}\)))$/u
/** What a blank consists of, with the strokes between its parts: "____", "|__|__|", "__/__/____", "........". */
const BLANK_SIGN = /[_…|/.\s[\]-]/
/** How many of these signs there must be. */
const ENOUGH = /_{2}|…{2}|\.{4}|\|_/
/** The most words of a name that a unit may follow without a mark between: "Age ____ years". */
const NAME_WORDS = 2
/** How a sentence begins that goes on behind its blank: "I drink ____ cups". */
const TELLS = /^(?:i|we|my|our|je|j['’]|nous|il|elle|on|there|from|de)(?!\p{L})/iu
/** How many further blanks an answer may have: "____ hours ____ minutes". */
const MOST_PARTS = 2

/** A line to fill in. */
export interface BlankField {
  /** Its words, with a remark from behind the blank. */
  label: string
  /** What the answer is counted in; empty where it is not said. */
  unit: string
}

/**
 * Reads a line that ends with a blank to write in ("Your age: ____ years"); null for any other. It searches from the
 * end, since a regular expression would take quadratic time on a long run.
 */
export function blankField(text: string, depth = MOST_PARTS): BlankField | null {
  const line = text.trimEnd()
  const [behind = '', unit = '', remark = ''] = BEHIND.exec(line.slice(-END)) ?? []
  let end = line.length - behind.length
  const blankTo = end
  const isWithin = () => line.slice(end - 2, end + 1) === '_:_'
  while (end > 0 && (BLANK_SIGN.test(line[end - 1] ?? '') || isWithin())) end -= 1
  if (!ENOUGH.test(line.slice(end, blankTo))) return null
  const before = line.slice(0, end).trimEnd()
  const isMarked = /[?:]$/.test(before.slice(-1))
  const isName = before.split(/\s+/).length <= NAME_WORDS && !unit.includes(' ') && !TELLS.test(before)
  if (unit !== '' && !isMarked && !isName) {
    const first = depth > 0 ? blankField(before, depth - 1) : null
    return first && first.unit !== '' ? { ...first, unit: `${first.unit} ${unit}` } : null
  }
  const label = before.endsWith(':') ? before.slice(0, -1).trimEnd() : before
  return { label: remark === '' || label === '' ? label : `${label} ${remark}`, unit }
}

/** A line without the blank to write in at its end and its unit. */
export const withoutTrailingBlank = (text: string) => blankField(text)?.label ?? text

/** A blank to write in, perhaps with its unit: "______ kg", "____ days / week". */
const BLANK =
  /^(?:[_.…\s]{3,}|(?:\|_+)+\|\s*|_{1,4}\s?\/\s?_{1,4}[\s/_]{0,20})(?:(?:\p{Ll}{1,12}|[%€$£])\.?(?:\s?\/\s?\p{Ll}{1,14})?)?$/u

/** What stands behind a blank at the beginning of a line. */
const COUNTED_IN = /^[_.…|/\s[\]]{3,}([\p{L}%€$£].*)$/u

/**
 * What the answer is counted in on a line that is only there to be written on: "|__| days"; empty where it does not
 * say.
 */
export const unitOfBlank = (text: string) => COUNTED_IN.exec(text)?.[1] ?? ''

/** Words that only hold the place of an answer: "[Your response]", and what Word shows in an empty field. */
const PLACE =
  /^(?:\[(?:your |votre )?(?:response|answer|text|open text|réponse|texte|commentaire|comment)s?(?: libre| optionnelle?| here| ici)?\]|(?:click|tap|cliquez)\b.{0,30}\b(?:to enter|pour (?:entrer|taper))\b.{0,12}|choose an item|(?:enter|type|write|saisi(?:r|ssez)|entrez)\b.{1,40}\b(?:here|ici)|choisissez un élément|(?:short|long|free|open)[ -]?(?:answer|text|response|ended|form)s?(?: field| question| text)?|text (?:field|input|box)|(?:texte|réponse|champ|question) (?:libre|ouverte?))\.?$/i

/** Words in square brackets behind a label that hold the place of an answer: "Other: [text field]". */
const PLACE_BEHIND =
  /(?<=\S)\s*:\s*\[(?:[^[\]]{0,24}(?<!\p{L}))?(?:text|texte|réponse|response|answer|champ|saisie|input|field|libre|commentaire|comment)(?!\p{L})[^[\]]{0,24}\]$/iu

/** A text without the words that hold the place of an answer behind its label. */
export function withoutPlace(text: string): string {
  const from = Math.max(0, text.length - END * 2)
  return text.slice(0, from) + text.slice(from).replace(PLACE_BEHIND, '')
}

/** Whether a line is only there to be written on. */
export function isBlank(text: string): boolean {
  return BLANK.test(text) || (text.length <= 80 && PLACE.test(text))
}
