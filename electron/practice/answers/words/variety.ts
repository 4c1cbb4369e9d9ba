/** How often an opening may occur in the answers to one question. */
const mostOfAnOpening = 4

/** Two answers are near-duplicates from this share of common words on. */
const nearlyTheSame = 0.6

/** Keeps the answers to one question different from each other. */
export class Variety {
  readonly #openings = new Map<string, number>()
  readonly #sayers = new Map<string, ReadonlySet<string>[]>()

  /** Whether a text is different enough from those before it that share a part with it. */
  accepts(text: string, parts: readonly string[]): boolean {
    if (!this.opens(text)) return false
    const words = wordsOf(text)
    return !parts.some((part) =>
      this.#sayers.get(part)?.some((other) => overlap(words, other) >= nearlyTheSame),
    )
  }

  /** Whether the opening of a text may be used once more. */
  opens(text: string): boolean {
    return (this.#openings.get(openingOf(text)) ?? 0) < mostOfAnOpening
  }

  /** Records a text that was used. */
  take(text: string, parts: readonly string[]): void {
    const opening = openingOf(text)
    this.#openings.set(opening, (this.#openings.get(opening) ?? 0) + 1)
    const words = wordsOf(text)
    for (const part of parts) {
      const others = this.#sayers.get(part)
      if (others) others.push(words)
      else this.#sayers.set(part, [words])
    }
  }
}

/** The first three words of a text, as a key. */
export function openingOf(text: string): string {
  return tokensOf(text).slice(0, 3).join(' ')
}

/** The different words of a text. */
export function wordsOf(text: string): ReadonlySet<string> {
  return new Set(tokensOf(text))
}

function tokensOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[ ’'.,;:!?…«»“”()]+/)
    .filter((word) => word !== '')
}

/** Share of the words of either text that occur in both. */
export function overlap(one: ReadonlySet<string>, two: ReadonlySet<string>): number {
  let both = 0
  for (const word of one) if (two.has(word)) both++
  return both / (one.size + two.size - both || 1)
}
