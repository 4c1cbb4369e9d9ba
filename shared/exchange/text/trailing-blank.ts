/** How many of a character form a blank to write in: two underscores or ellipses, four dots. */
const ENOUGH: Record<string, number> = { _: 2, '.': 4, '…': 2 }

/**
 * A line without the blank to write in at its end ("Your age: ____"). It searches from the end, since a regular
 * expression would take quadratic time on a long run.
 */
export function withoutTrailingBlank(text: string): string {
  const line = text.trimEnd()
  const sign = line.at(-1) ?? ''
  const enough = ENOUGH[sign]
  if (enough === undefined) return text
  let start = line.length
  while (start > 0 && line[start - 1] === sign) start -= 1
  if (line.length - start < enough) return text
  const before = line.slice(0, start).trimEnd()
  return /[:.]$/.test(before.slice(-1)) ? before.slice(0, -1).trimEnd() : before
}

/** A blank to write in, perhaps with its unit: "______ kg". */
const BLANK = /^[_.…\s]{3,}(?:(?:\p{Ll}{1,12}|[%€$£])\.?)?$/u

/** Words that only hold the place of an answer: "[Your response]", and what Word shows in an empty field. */
const PLACE =
  /^(?:\[(?:your |votre )?(?:response|answer|text|open text|réponse|texte|commentaire|comment)s?(?: libre| optionnelle?| here| ici)?\]|(?:click|tap|cliquez)\b.{0,30}\b(?:to enter|pour (?:entrer|taper))\b.{0,12}|choose an item|choisissez un élément|(?:short|long|free|open)[ -]?(?:answer|text|response|ended|form)s?(?: field| question| text)?|text (?:field|input|box)|(?:texte|réponse|champ|question) (?:libre|ouverte?))\.?$/i

/** Whether a line is only there to be written on. */
export function isBlank(text: string): boolean {
  return BLANK.test(text) || (text.length <= 80 && PLACE.test(text))
}
