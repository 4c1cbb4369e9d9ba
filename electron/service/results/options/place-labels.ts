/** The option that each label means; null for a label that means none. */
interface PlacedLabels {
  options: (number | null)[]
  /** Whether every option was found by its text. */
  sure: boolean
}

/**
 * Finds the option that each label of a list of numbers means: by its text or, where labels are numbers, by counting
 * from 0 or from 1. Counting must leave no doubt: the numbers are all of 0 to n - 1, or all of 1 to n, and agree with
 * the options' own texts where those are numbers too. `areKeys`: the labels are keys of a map, which are always texts
 * in JSON. Null where no option is meant, where two labels mean the same one, or where there is doubt.
 */
export function placeLabels(
  labels: readonly (string | number)[],
  options: readonly string[],
  byText: (text: string) => number | null,
  areKeys: boolean,
): PlacedLabels | null {
  const numerals = labels.filter(isNumeral).map(Number)
  const areWords = !areKeys && labels.every((label) => typeof label === 'string')
  if (numerals.length === 0 || areWords)
    return unless(
      labels.map((label) => byText(String(label))),
      true,
    )
  const readings: (((label: string | number) => number | null) | null)[] = [
    numerals.every((number) => byText(String(number)) !== null) ? (label) => byText(String(label)) : null,
    isRange(numerals, 0, options.length - 1) ? (label) => Number(label) : null,
    isRange(numerals, 1, options.length) ? (label) => Number(label) - 1 : null,
  ]
  // Next to labels that are options in words, a numeric label means the option with that text, not a place.
  const isMixed =
    numerals.length < labels.length &&
    labels.some((label) => !isNumeral(label) && byText(String(label)) !== null)
  const asTexts = readings[0]
  // Some labels may be missing. Where the numbers could also be places and would then mean other options, there is
  // doubt.
  const isWithin = (least: number, most: number): boolean =>
    numerals.every((number) => number >= least && number <= most)
  const mayCount = [0, 1].filter((first) => isWithin(first, options.length - 1 + first))
  const isOpen = mayCount.some((first) =>
    numerals.some((number) => byText(String(number)) !== number - first),
  )
  if (asTexts && !isMixed && isOpen) return null
  const possible = (isMixed ? readings.slice(0, 1) : readings).filter((reading) => reading !== null)
  const [first, ...others] = possible.map((read) =>
    labels.map((label) => (isNumeral(label) ? read(label) : byText(String(label)))),
  )
  if (!first || others.some((other) => other.some((option, at) => option !== first[at]))) return null
  return unless(first, readings[0] !== null && labels.every((label) => typeof label === 'string'))
}

function unless(placed: (number | null)[], sure: boolean): PlacedLabels | null {
  const found = placed.filter((option) => option !== null)
  return found.length === 0 || new Set(found).size < found.length ? null : { options: placed, sure }
}

function isNumeral(label: string | number): boolean {
  return typeof label === 'number' || /^\s*\d{1,4}\s*$/.test(label)
}

function isRange(numbers: readonly number[], least: number, most: number): boolean {
  const seen = new Set(numbers)
  return seen.size === most - least + 1 && Math.min(...seen) === least && Math.max(...seen) === most
}
