import type { WordedItem, WordingLanguage } from '../finding.ts'
import type { Mend, MendedOption, MendKind } from '../mend.ts'

/** The options of an item, all kept. */
export function keptOptions({ options }: Pick<WordedItem, 'options'>): MendedOption[] {
  return options.map((text, from) => ({ from, text }))
}

/** An edit of the stem alone; with two stems, the item is split and both have its options. */
export function withStems(item: WordedItem, kind: MendKind, stems: readonly string[]): Mend {
  return {
    kind,
    items: stems.map((stem) => ({ stem: withApostrophesOf(item.stem, stem), options: keptOptions(item) })),
  }
}

/** A person who writes straight apostrophes gets no curved ones among them. */
function withApostrophesOf(before: string, text: string): string {
  return before.includes("'") && !before.includes('’') ? text.replaceAll('’', "'") : text
}

/** An edit of the options alone. */
export function withOptions(item: WordedItem, kind: MendKind, options: MendedOption[]): Mend {
  return { kind, items: [{ stem: item.stem, options }] }
}

/** The text with a capital at its beginning, after quotes. */
export function capitalised(text: string): string {
  return text.replace(/^["“«\s]*\p{Ll}/u, (start) => start.toUpperCase())
}

/** Words with which a sentence may begin and that are written small elsewhere. */
const SMALL: Record<WordingLanguage, RegExp> = {
  fr: /^(?:l[ea]s?|l['’]|un|une|des|du|de|d['’]|ce|cet|cette|ces|mon|ma|mes|votre|vos|notre|nos|leurs?|son|sa|ses|il|elle|ils|elles|on|nous|vous|je|j['’]|chaque|certains?|certaines?|plusieurs|tous?|toutes?|dans|avec|pour|sur|selon|à|au|aux|en|quand|si|est-ce)(?![\p{L}])/iu,
  en: /^(?:the|an?|this|that|these|those|my|your|our|his|her|their|its|it|he|she|they|we|you|some|many|most|all|every|each|in|on|at|for|with|when|if|there|people|parents|children|students|pupils|staff|residents|women|men|nurses|doctors|teachers|schools|shops|should|would|do|does|did|is|are|was|were|has|have|will|can|could|how|what|which|who|where|why)(?![\p{L}])/iu,
}

/**
 * The beginning of a sentence as it is written within one; null where that is not certain, since a first word that is
 * in no list may be a name.
 */
export function lowered(text: string, lang: WordingLanguage): string | null {
  if (/^\p{Ll}/u.test(text)) return text
  if (!SMALL[lang].test(text) || /^I(?!\p{L})/u.test(text)) return null
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Sentence marks at the end, with the space that French has before some. */
const END = /\s*[?.!…:]*\s*$/u

/** A text without the mark at its end. */
export function withoutEnd(text: string): string {
  return text.replace(END, '')
}

/** The mark at the end of a text, with the space before it. */
export function endOf(text: string): string {
  return END.exec(text)?.[0].trimEnd() ?? ''
}

/** « que » before a text, elided before a vowel: « qu’il ». */
export function withQue(text: string): string {
  return /^[aeiouyàâéèêëîïôöûüœh]/iu.test(text) &&
    !/^(?:h(?!(?:abit|eur|iv|omm|ôt|ôp|uit|uman|ist|oraire|onn))|oui|onz)/iu.test(text)
    ? `qu’${text}`
    : `que ${text}`
}
