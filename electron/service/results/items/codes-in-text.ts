/** The text of an option within a longer text. */
interface Mention {
  option: number
  at: number
}

/**
 * Where the texts of options occur in a text as whole words, sorted by place. Longer options are found first, and none
 * is found within another.
 */
export function optionMentions(text: string, options: readonly string[]): Mention[] {
  let rest = folded(text)
  const found: Mention[] = []
  const order = options
    .map((option, at) => ({ words: folded(option).trim(), at }))
    .filter(({ words }) => /\p{L}/u.test(words))
    .sort((one, other) => other.words.length - one.words.length)
  for (const { words, at } of order) {
    for (let from = rest.indexOf(words); from >= 0; from = rest.indexOf(words, from + 1)) {
      if (isLetter(rest[from - 1]) || isLetter(rest[from + words.length])) continue
      found.push({ option: at, at: from })
      rest = rest.slice(0, from) + '\u0000'.repeat(words.length) + rest.slice(from + words.length)
    }
  }
  return found.sort((one, other) => one.at - other.at)
}

/**
 * What a text such as "1 = Oui, 2 = Non" says about the codes of an item: true where they number the options in their
 * order, from 0 or from 1; false where they do not, or where that is unclear; null where it names no option.
 */
export function codesInText(text: string, options: readonly string[]): boolean | null {
  const mentions = optionMentions(text, options)
  if (mentions.length === 0) return null
  let bare = folded(text)
  for (const { option, at } of mentions) {
    const length = folded(options[option] ?? '').trim().length
    bare = bare.slice(0, at) + ' '.repeat(length) + bare.slice(at + length)
  }
  const codes = [...bare.matchAll(/\d+/g)].map((match) => ({ code: Number(match[0]), at: match.index }))
  const isInOrder = mentions.every(({ option }, at) => at === 0 || option > (mentions[at - 1]?.option ?? 0))
  if (codes.length === 0) return isInOrder
  if (codes.length !== mentions.length) return false
  // A code before each text, or after each.
  const areBefore = codes.every(
    ({ at }, place) => at < (mentions[place]?.at ?? 0) && at > (mentions[place - 1]?.at ?? -1),
  )
  const areBehind = codes.every(
    ({ at }, place) => at > (mentions[place]?.at ?? 0) && at < (mentions[place + 1]?.at ?? text.length),
  )
  if (!areBefore && !areBehind) return false
  return [0, 1].some((first) => mentions.every(({ option }, place) => codes[place]?.code === option + first))
}

/** The text in lower case, character by character, so that positions stay the same as in the (NFC) text. */
function folded(text: string): string {
  return [...text.normalize('NFC')]
    .map((letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter))
    .join('')
}

function isLetter(letter: string | undefined): boolean {
  return letter !== undefined && /[\p{L}\p{N}]/u.test(letter)
}
