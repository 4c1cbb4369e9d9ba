import { nounPhraseOf } from '../../speech/subject.ts'
import { fold, type Language } from '../../text.ts'

/**
 * What an item asks, as a clause of the person who answers: “whether I trust my doctor”, « si j'approuve ce projet ».
 * Undefined if the form of the item cannot be converted without changing its meaning.
 */
export function restate(stem: string, language: Language): string | undefined {
  const asked = stem.trim().replace(/[\s?.!…]+$/u, '')
  return language === 'fr' ? restateFr(asked) : restateEn(asked)
}

/** The subject of an item, for answers that do not restate it. */
export function aboutOf(stem: string, language: Language): string {
  return nounPhraseOf(stem, language) ?? (language === 'fr' ? 'ce sujet' : 'this subject')
}

function restateEn(asked: string): string | undefined {
  const mine = (words: string) =>
    words
      .replace(/\byourself\b/gi, 'myself')
      .replace(/\byours\b/gi, 'mine')
      .replace(/\byour\b/gi, 'my')
      .replace(/\bare you\b/gi, 'I am')
      .replace(/\byou are\b/gi, 'I am')
      .replace(/\byou\b(?= \w)/gi, 'I')
      .replace(/\byou\b/gi, 'me')
  const own = /^(?:do|would|could|will|can|have) you (.+)$/i.exec(asked)
  if (own) {
    const verb = asked.split(' ')[0]?.toLowerCase() ?? ''
    return `whether I ${verb === 'do' ? '' : `${verb} `}${mine(own[1] ?? '')}`
  }
  const state = /^are you (.+)$/i.exec(asked)
  if (state) return `whether I am ${mine(state[1] ?? '')}`
  const measure = /^(how (?:\w+))(?: (\w+))? (?:do|are|is) you (.+)$/i.exec(asked)
  const [, how = '', , rest = ''] = measure ?? []
  if (measure && /^are/i.test(asked.slice(how.length + 1)))
    return `${how.toLowerCase()} I am ${mine(rest)}`.trim()
  if (measure) return `${how.toLowerCase()} I ${mine(rest)}`
  const what = /^(what|which) (?:is|are) your (.+)$/i.exec(asked)
  if (what)
    return `${(what[1] ?? '').toLowerCase()} my ${what[2] ?? ''} ${/^\w+ are/i.test(asked) ? 'are' : 'is'}`
  const should = /^(?:should) (the \w+|we|people|everyone|cars|schools|shops) (.+)$/i.exec(asked)
  if (should) return `whether ${lower(should[1] ?? '')} should ${mine(should[2] ?? '')}`
  return undefined
}

/** Irregular verb forms and the first person of each. */
const FIRST: Readonly<Record<string, string>> = {
  etes: 'suis',
  avez: 'ai',
  faites: 'fais',
  allez: 'vais',
  prenez: 'prends',
  pouvez: 'peux',
  voulez: 'veux',
  devez: 'dois',
  savez: 'sais',
  dites: 'dis',
  lisez: 'lis',
  sentez: 'sens',
  connaissez: 'connais',
  croyez: 'crois',
  voyez: 'vois',
  buvez: 'bois',
  dormez: 'dors',
  vivez: 'vis',
  jugez: 'juge',
  mangez: 'mange',
  achetez: 'achète',
  preferez: 'préfère',
  considerez: 'considère',
  appelez: 'appelle',
}

function restateFr(asked: string): string | undefined {
  const own = /^(quel(?:le)?s? (?:est|sont)) (vo(?:tre|s) .+)$/iu.exec(asked)
  if (own) return `${(own[1] ?? '').toLowerCase()} ${mineFr(own[2] ?? '')}`
  const found = /^(.*?)\b(vous )?([\p{L}]+)-vous\b ?(.*)$/iu.exec(asked)
  if (!found) return undefined
  const [, before = '', self = '', verb = '', rest = ''] = found
  const form = FIRST[fold(verb)] ?? (/ez$/i.test(verb) ? verb.replace(/ez$/i, 'e').toLowerCase() : undefined)
  if (form === undefined) return undefined
  const lead = lower(before.trim())
  // A short phrase before the verb asks how much or how often; anything longer would have to be converted too.
  if (
    lead !== '' &&
    !/^(?:(?:a|à) quelle frequence|(?:a|à) quelle fréquence|dans quelle mesure|combien de fois.*|avec qui|(?:a|à) quel point)$/iu.test(
      lead,
    )
  )
    return undefined
  const me = self === '' ? '' : elided('m', form)
  const clause = `${elided('j', me || form)}${me}${form} ${mineFr(rest)}`.trim()
  return lead === '' ? `si ${clause}` : `${lead} ${clause}`
}

/** « je » or « me », elided before a vowel. */
function elided(letter: 'j' | 'm', next: string): string {
  return /^[aeiouyhéèêàâî]/iu.test(next) ? `${letter}'` : `${letter}e `
}

/** Endings of masculine nouns that look feminine. */
const MASCULINE =
  /(?:age|isme|ège|aire|ème|ène|lycée|musée|service|groupe|centre|mode|domicile|véhicule|immeuble|téléphone|revenu)$/iu

function mineFr(words: string): string {
  return words
    .replace(/\bvos\b/giu, 'mes')
    .replace(/\bvotre (\p{L}+)/giu, (_, noun: string) => {
      const isHers =
        /(?:e|ion|té|eur)$/iu.test(noun) && !MASCULINE.test(noun) && !/^[aeiouyhéèêàâî]/iu.test(noun)
      return `${isHers ? 'ma' : 'mon'} ${noun}`
    })
    .replace(/\bvous-même\b/giu, 'moi-même')
    .replace(/\b(pour|chez|avec|selon) vous\b/giu, '$1 moi')
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
