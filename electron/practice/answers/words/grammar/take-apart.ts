import type { Language } from '../../../text.ts'
import { firstOfVerb, je, mineEn, mineFr, ne } from './first-person.ts'
import type { Pattern, Shape } from './shapes.ts'
import { shapesEn } from './shapes-en.ts'
import { shapesFr } from './shapes-fr.ts'

/** A question taken apart; all its words are in the form in which the one who is asked says them. */
export interface AskedClause {
  readonly shape: Shape
  /** The thing that it is about, or the end of the sentence; may be a pronoun. */
  readonly thing: string
  /** For deeds, the clause in the first person: « je consulte un médecin », "I plan my meals". */
  readonly done: string
  /** The same clause, denied. */
  readonly denied: string
  /** What is to be reached, if it can be repeated: « pour lutter contre le bruit ». */
  readonly end: string
  /** The two views of those that are set against each other. */
  readonly sides: readonly string[]
}

const patterns: Readonly<Record<Language, readonly Pattern[]>> = { fr: shapesFr, en: shapesEn }

/** Longer things would be read back word for word. */
const longest = 8

/** Longest end that people repeat, in characters. */
const longestEnd = 60

/** Words that would have to be turned to the first person, or that point at what was said before. */
const notToEcho = /\b(?:vous|votre|vos|you|your|yours|ce|cet|cette|ces|this|these|it|y|en)\b/i

/** Verbs of getting a thing that costs and lasts: what speaks against it is not what keeps one from doing something. */
const getting =
  /\b(?:achet\w*|install\w*|remplac\w*|investi\w*|souscri\w*|construi\w*|lou(?:er|ez)|command\w*|equip\w*|buy\w*|replac\w*|invest\w*|switch\w*|sign\w* up|build\w*|rent\w*|order\w*)\b/

/** News that hardly anybody likes to hear: nobody gives it a try. */
const badNews =
  /\b(?:hausse|augmentation|fermeture|suppression|disparition|coupures?|penurie|rise in|increase|closing|closure|cuts? (?:in|to)|shortage|loss of|(?:will|to|is|be|are) clos\w+|va fermer|vont fermer)\b/

/** What is explained by its good sides, and not by what is amiss. */
const liked =
  /\b(?:interet|engouement|succes|enthousiasme|attrait|(?:re)?gain|popularite|vogue|ruee|essor|retour en grace|interest|success|enthusiasm|appeal|craze|popular\w*|boom|fashion for|rush|comeback|love of|growing number|more and more)\b/

/** Takes a question apart by its grammar; undefined if it has none of the known shapes. */
export function clauseIn(text: string, language: Language): AskedClause | undefined {
  const sentences = sentencesOf(text)
  // "Think of the last time you …. How was it?": what was done decides, since the question only points at it.
  for (const sentence of sentences) {
    const clause = clauseOf(sentence, text, language)
    if (clause?.shape === 'lastTold') return clause
  }
  for (const sentence of sentences)
    for (const asked of [sentence, ...tailsOf(sentence)]) {
      const clause = clauseOf(asked, text, language)
      if (clause?.shape === 'deterred' && getting.test(plainOf(text))) return { ...clause, shape: 'doubt' }
      if (clause?.shape === 'reaction' && badNews.test(plainOf(text))) return { ...clause, shape: 'news' }
      if (clause?.shape === 'cause' && liked.test(plainOf(asked))) return { ...clause, shape: 'craze' }
      if (clause) return clause
    }
  return undefined
}

function clauseOf(asked: string, text: string, language: Language): AskedClause | undefined {
  const plain = plainOf(asked)
  for (const [shape, pattern] of patterns[language]) {
    const found = pattern.exec(plain)
    // « Présentez-vous » is a request, and not a question about a habit.
    if (!found || (shape === 'habit' && !text.includes('?'))) continue
    const of = (name: string) => {
      const at = found.indices?.groups?.[name]
      return at ? asked.slice(...at) : ''
    }
    const thing = of('thing') || of('people')
    const end = of('end').trim()
    const clause =
      language === 'en'
        ? ofEnglish(shape, thing, of('rest'))
        : ofFrench(shape, nominal(of('of'), thing), {
            verb: of('verb'),
            rest: of('rest'),
            reflexive: of('se') !== '',
          })
    return {
      ...clause,
      end: end.length > longestEnd || notToEcho.test(plainOf(end)) ? '' : typographic(end),
      sides: [of('one'), of('other')].filter((view) => view !== '').map((view) => sideOf(view, language)),
    }
  }
  return undefined
}

/** Folds letter by letter, so that what a pattern finds is at the same place in the text itself. */
function plainOf(text: string): string {
  return Array.from(text, (letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('')
}

/** The sentences, those that ask first, without numbers and final stops. */
function sentencesOf(text: string): string[] {
  const all = text
    .replace(/[’ʼ]/g, "'")
    .replace(/[“”«»"]/g, ' ')
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/^[\s\d.)•*–-]+/, '')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .split(/(?<=[?.!])\s+|(?<=;)\s+(?!(?:d'autres|les autres|others?|some)\b)/i)
  const asking = all.filter((sentence) => sentence.includes('?'))
  return [...asking, ...all.filter((sentence) => !asking.includes(sentence))].map((sentence) =>
    sentence
      .replace(/[\s?.!:;]+$/u, '')
      .replace(/,? (?:selon vous|à votre avis|d'après vous|in your (?:view|opinion))$/i, '')
      .trim(),
  )
}

/** Words that begin a question. */
const asks =
  /^(?:what|how|why|which|do you|have you|has|would you|under what|qu'|que |quel|comment|pourquoi|à quo|à quel|pour quel|est-ce|avez-vous|y a-t-il|votre |your )/i

/** What follows a lead-in: "When they stay away, what do you …", « La colocation : quelle est … ». */
function tailsOf(sentence: string): string[] {
  return [...sentence.matchAll(/[,:–-] (?=(\S.{10,}))/g)]
    .map(([, tail = '']) => tail)
    .filter((tail) => asks.test(tail))
}

/** The thing with its article, after the preposition that the verb wants: « du vaccin » names « le vaccin ». */
function nominal(of: string, thing: string): string {
  const article: Readonly<Record<string, string>> = {
    'du ': 'le ',
    'des ': 'les ',
    'de la ': 'la ',
    "de l'": "l'",
  }
  return `${article[of.toLowerCase()] ?? ''}${thing}`
}

/** Without what stands before a comma or a subordinate clause, if it is still too long. */
function shortened(words: string): string {
  const [head = ''] = words.split(/,| - |, if any/)
  return head.split(/\s+/).length > longest ? '' : head.trim()
}

type Deed = Omit<AskedClause, 'end' | 'sides'>

function ofEnglish(shape: Shape, thing: string, rest: string): Deed {
  const deed = mineEn(rest.split(/,| - /)[0] ?? '')
  const plain = deed.replace(/\b(?:any|a lot of|much|anything) /, '')
  const denied = shape === 'ever' ? `I have never ${deed}` : `I do not ${deed}`
  return {
    shape,
    thing: mineEn(shortened(thing)),
    done: shape === 'ever' ? `I have ${plain}` : `I ${plain}`,
    denied,
  }
}

/** Clauses about when and why, which the answer need not repeat. */
const subordinate = / (?:lorsque?|quand|si|s'|parce que?|afin de|pour (?:vous|votre|vos|que)) ?.*$/iu

function ofFrench(
  shape: Shape,
  thing: string,
  { verb, rest, reflexive }: { readonly verb: string; readonly rest: string; readonly reflexive: boolean },
): Deed {
  if (shape === 'isSo')
    return {
      shape,
      thing: typographic(thing),
      done: `${lower(typographic(thing))} ${verb} ${typographic(rest)}`,
      denied: '',
    }
  const named = mineFr(shortened(thing))
  const after = mineFr(rest.replace(subordinate, ''))
  if (shape === 'lastTold') return { shape, thing: '', done: pastOf(verb, after), denied: '' }
  if (shape === 'ever')
    return { shape, thing: named, done: `j’ai déjà ${after}`, denied: `je n’ai jamais ${after}` }
  const plain = firstOfVerb(verb.toLowerCase())
  const one = reflexive ? `${/^[aeiouéèêh]/.test(plain) ? 'm’' : 'me '}${plain}` : plain
  // After a denial « des » and « un » become « de ».
  const none = after
    .replace(/(^|ent )(?:des|du|de la|une?) /, '$1de ')
    .replace(/(^| )de (?=[aeiouéèêh])/, '$1d’')
  return {
    shape,
    thing: named,
    done: `${je(one)} ${after}`.trim(),
    denied: `je ${ne(one)} pas ${none}`.trim(),
  }
}

/** What was done, in the first person: « êtes entrés dans … » becomes « je suis entré(e) dans … ». */
function pastOf(verb: string, rest: string): string {
  if (verb.toLowerCase() === 'avez') return `j’ai ${rest}`
  return `je suis ${rest.replace(/^([^\s(]*?[éiu])(?:\(e\))?e?(?:\(s\))?s? /, '$1(e) ')}`
}

/** One of two views as somebody says it who holds it. */
function sideOf(view: string, language: Language): string {
  // « Ça vous colle une étiquette » is said of anybody, and not of the one who is asked.
  const own = language === 'fr' ? (ofAnybody.test(view) ? typographic(view) : mineFr(view)) : mineEn(view)
  return lower(own.replace(/[,\s]+$/, ''))
}

/** « vous » before its verb, as an object. */
const ofAnybody = /(?<!\p{L})(?:ça|ce|cela|on|qui|il|elle|ils|elles) (?:ne )?vous \p{L}+/iu

function typographic(words: string): string {
  return words.replace(/'/g, '’')
}

function lower(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}
