import type { Language } from '../../../text.ts'
import { firstOfVerb, je, mineEn, mineFr, ne } from './first-person.ts'
import { patternsEn } from './patterns-en.ts'
import { patternsFr } from './patterns-fr.ts'
import type { Pattern, Shape } from './shapes.ts'

/** A question taken apart; all its words are in the form in which the one who is asked says them. */
export interface AskedClause {
  readonly shape: Shape
  /** The thing that it is about, or the end of the sentence; may be a pronoun. */
  readonly thing: string
  /** For deeds, the clause in the first person: « je consulte un médecin », "I plan my meals". */
  readonly done: string
  /** The same clause, denied. */
  readonly denied: string
}

const patterns: Readonly<Record<Language, readonly Pattern[]>> = { fr: patternsFr, en: patternsEn }

/** Longer things would be read back word for word. */
const longest = 8

/** Takes a question apart by its grammar; undefined if it has none of the known shapes. */
export function clauseIn(text: string, language: Language): AskedClause | undefined {
  const first = firstSentence(text)
  for (const [shape, pattern] of patterns[language]) {
    const found = pattern.exec(first)
    // « Présentez-vous » is a request, and not a question about a habit.
    if (!found || (shape === 'habit' && !text.includes('?'))) continue
    const { people = '', thing = people, of = '', se = '', verb = '', rest = '' } = found.groups ?? {}
    if (language === 'en') return ofEnglish(shape, thing, rest)
    return ofFrench(shape, nominal(of, thing), { verb, rest, reflexive: se !== '' })
  }
  return undefined
}

/** The first sentence that asks, without numbers, quotation marks and the final stop. */
function firstSentence(text: string): string {
  const [first = ''] = text
    .replace(/[’ʼ]/g, "'")
    .replace(/^[\s\d.)•*–-]+/, '')
    .split(/(?<=[?.!;])\s+/)
  return first
    .replace(/[\s\u00a0\u202f?.!:;]+$/u, '')
    .replace(/,? (?:selon vous|à votre avis|d'après vous|in your (?:view|opinion))$/i, '')
    .trim()
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
  const [head = ''] = words.split(/,| - | \(|, if any/)
  return head.split(/\s+/).length > longest ? '' : head.trim()
}

function ofEnglish(shape: Shape, thing: string, rest: string): AskedClause {
  const deed = mineEn(rest.split(/,| - | \(/)[0] ?? '')
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
): AskedClause {
  if (shape === 'isSo') {
    const [subject, predicate] = [thing, rest].map((words) => words.replace(/'/g, '’'))
    return { shape, thing: subject ?? '', done: `${lower(subject ?? '')} ${verb} ${predicate}`, denied: '' }
  }
  const named = mineFr(shortened(thing))
  const after = mineFr(rest.replace(subordinate, ''))
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

function lower(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}
