import { wordsOfKey } from '../../../../json/words-of-key.ts'
import { looseText } from '../../../words/comparable.ts'
import type { KnownTexts } from '../../item-refs.ts'
import { isLeaf, type LeafNode, type Node } from '../../node.ts'

/** Codes and names of languages; "no" is left out, which is also an answer. */
const LANGUAGES: ReadonlySet<string> = new Set(
  (
    'fr en de es it pt nl pl sv da fi nb nn cs sk hu ro bg el hr sl lt lv et ga mt ca eu gl oc br lb ru uk tr ar he zh ja ko hi ' +
    'fra fre eng deu ger spa ita por nld dut pol swe dan fin cat lux rus tur ara zho jpn kor ' +
    'french english german spanish italian portuguese dutch francais anglais allemand espagnol italien deutsch'
  ).split(' '),
)
const LANGUAGE_NAMES: ReadonlySet<string> = new Set(
  'lang language langue locale culture sprache idioma'.split(' '),
)
/** "fr", "fr-CH", "@en", "xml:lang" and the like. */
const TAG = /^@?(\p{L}{2,10})(?:[-_]\p{L}{2,4})?$/u
/** At least so many texts show that a payload has them in several languages. */
const FEWEST = 2
const FEWEST_ALONE = 3
const MOST_LANGUAGES = 30

/** The texts of one thing, by their languages. */
type Translations = ReadonlyMap<string, LeafNode>

/**
 * A payload with one text where it has the same one in several languages (`{"fr": "Oui", "en": "Yes"}`, or a list of
 * texts beside their languages): the text in the language of the questionnaire. A payload stays as it is where texts of
 * the questionnaire stand under several languages, or two different ones in one place: the languages may then be of
 * people.
 */
export function inOneLanguage(root: Node, known: KnownTexts): Node {
  const found = new Map<Node, Translations>()
  const look = (node: Node): void => {
    if (node.kind === 'leaf') return
    const texts = node.kind === 'map' ? byKeys(node.keys, node.items) : byFields(node.items)
    if (texts) found.set(node, texts)
    else node.items.forEach(look)
  }
  look(root)
  const language = languageOf([...found.values()], known)
  if (language === null) return root
  const opened = (node: Node): Node => {
    const text = found.get(node)?.get(language)
    if (text) return text
    return node.kind === 'leaf' ? node : { ...node, items: node.items.map(opened) }
  }
  return opened(root)
}

function tagOf(text: unknown): string | null {
  const tag = typeof text === 'string' ? (TAG.exec(text)?.[1] ?? '') : ''
  const [word = ''] = wordsOfKey(tag)
  return LANGUAGES.has(word) ? String(text).toLowerCase() : null
}

function byKeys(keys: readonly string[], items: readonly Node[]): Translations | null {
  if (keys.length === 0 || keys.length > MOST_LANGUAGES) return null
  return translations(keys.map((key, at): [string | null, Node | undefined] => [tagOf(key), items[at]]))
}

/** `[{"lang": "fr", "text": "Oui"}, {"lang": "en", "text": "Yes"}]`. */
function byFields(items: readonly Node[]): Translations | null {
  if (items.length === 0 || items.length > MOST_LANGUAGES) return null
  return translations(
    items.map((item): [string | null, Node | undefined] => {
      if (item.kind !== 'map' || item.items.length !== 2) return [null, undefined]
      const at = item.keys.findIndex((key) => wordsOfKey(key).some((word) => LANGUAGE_NAMES.has(word)))
      const own = item.items[at]
      return [isLeaf(own) ? tagOf(own.value) : null, item.items[1 - at]]
    }),
  )
}

function translations(pairs: readonly [string | null, Node | undefined][]): Translations | null {
  const texts = new Map<string, LeafNode>()
  for (const [tag, text] of pairs) {
    if (tag === null || texts.has(tag) || !isLeaf(text)) return null
    if (typeof text.value !== 'string' || text.value.trim() === '') return null
    texts.set(tag, text)
  }
  return texts
}

/** The only language in which the texts of the questionnaire are; null where none is, or it is not clear. */
function languageOf(all: readonly Translations[], known: KnownTexts): string | null {
  const isKnown = (leaf: LeafNode | undefined): boolean =>
    leaf !== undefined && (known.isOption(leaf.value) || known.itemOf(leaf.value) !== null)
  const asked = all.filter((texts) => [...texts.values()].some(isKnown))
  if (asked.length < FEWEST) return null
  const languages = new Set(asked.flatMap((texts) => [...texts.keys()]))
  const ofAll = [...languages].filter((language) => asked.every((texts) => isKnown(texts.get(language))))
  const [language] = ofAll
  if (language === undefined || ofAll.length > 1) return null
  const areSame = asked.every((texts) => {
    const own = [...texts.values()].filter(isKnown).map(({ value }) => looseText(String(value)))
    return new Set(own).size === 1
  })
  const isTranslated = asked.some((texts) => ![...texts.values()].every(isKnown))
  const isAlone = asked.length >= FEWEST_ALONE && all.every((texts) => texts.size === 1)
  return areSame && (isTranslated || isAlone) ? language : null
}
