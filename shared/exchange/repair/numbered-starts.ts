/** A number or letter in a line. */
interface Sign {
  /** How it is written around its value: "(1)" and "(2)" are written alike. */
  form: string
  /** Its place in the count: 1 for "1" and for "a". */
  value: number
  start: number
  end: number
}

/** The form of a number without a sign beside it. */
const BARE = '#'
/** "1.", "(2)", "b)", "[c]", "Q3.", "4 =", "5" with a space or the end on either side. */
const SIGN = /(?<![\p{L}\p{N}.,/_-])(?:Q\s?)?([([]?)(\d{1,3}|[a-zA-Z])(\s?[.)\]](?!\d)|\s?=|(?=\s|$))/gu

/**
 * Where parts begin by the longest run of numbers or letters that count on in a line: "3. Age: 4. Sex:", "a) Yes b)
 * No". A number with no sign beside it ("Yes 1 No 2") is a part by itself: it is a code, which no answer has in its
 * words.
 */
export function numberedStarts(text: string): number[] {
  const runs = runsOf(signsIn(text)).filter((run) => run.length > 1)
  const longest = runs.sort((one, other) => other.length - one.length)[0] ?? []
  return longest.flatMap(({ form, start, end }) => (form === BARE ? [start, end] : [start]))
}

function signsIn(text: string): Sign[] {
  return [...text.matchAll(SIGN)].flatMap((found): Sign[] => {
    const [whole, open = '', value = '', close = ''] = found
    const isNumber = /\d/.test(value)
    const isBare = close.trim() === ''
    // A letter alone is a word.
    if (isBare && (!isNumber || open !== '')) return []
    const kind = isNumber ? '#' : value === value.toUpperCase() ? 'A' : 'a'
    const place = isNumber ? Number(value) : value.toLowerCase().charCodeAt(0) - 96
    const start = found.index
    return [{ form: `${open}${kind}${close.trim()}`, value: place, start, end: start + whole.length }]
  })
}

/** The runs of signs that are written alike and count on, each from where it begins. */
function runsOf(signs: readonly Sign[]): Sign[][] {
  // Numbers without a sign beside them count answers from their beginning, or they are only numbers.
  const firsts = signs.filter(({ form, value }) => form !== BARE || value <= 1)
  return firsts.map((first) => {
    const run = [first]
    const at = signs.indexOf(first)
    for (const sign of signs.slice(at + 1)) {
      const last = run.at(-1) ?? first
      if (sign.form === first.form && sign.value === last.value + 1) run.push(sign)
    }
    return run
  })
}
