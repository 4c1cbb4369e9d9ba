import type { WordingLanguage } from '../finding.ts'
import { ENGLISH_VERBS } from '../lexicons/verbs.ts'
import type { Mender } from './mender.ts'
import { withStems } from './texts.ts'

/** Says with one negation or none what a question says with two; only for forms whose positive one is certain. */
export const turnRound: Mender = (item) => {
  const stems = TURNS[item.lang].flatMap(([pattern, by]) => {
    const found = pattern.exec(item.stem)
    if (!found) return []
    const words = typeof by === 'string' ? fill(by, found) : by(found)
    if (words === null) return []
    return [
      item.stem.slice(0, found.index) +
        asWritten(words, found[0]) +
        item.stem.slice(found.index + found[0].length),
    ]
  })
  return stems.map((stem) => withStems(item, 'reword', [stem]))
}

type Turn = readonly [pattern: RegExp, by: string | ((found: RegExpExecArray) => string | null)]

function fill(by: string, { groups }: RegExpExecArray): string {
  return by.replace(/\{(\w+)\}/gu, (_, name: string) => groups?.[name] ?? '')
}

/** With a capital where the words that it replaces had one. */
function asWritten(words: string, before: string): string {
  return /^\p{Lu}/u.test(before) ? words.charAt(0).toUpperCase() + words.slice(1) : words
}

/** "Refusing" as "refuse": the one plain verb, of all that the form can come from, that is known. */
function plainVerb(gerund: string): string | null {
  const stem = gerund.replace(/ing$/u, '')
  const forms = [stem, `${stem}e`, stem.replace(/(?<twice>\p{L})\k<twice>$/u, '$<twice>')]
  const known = [...new Set(forms)].filter((form) => ENGLISH_VERBS.has(form))
  return known.length === 1 ? (known[0] ?? null) : null
}

const ALLOWED: Readonly<Record<string, string>> = {
  ban: 'allow',
  forbid: 'allow',
  prohibit: 'allow',
  refuse: 'accept',
}
const POSITIVE: Readonly<Record<string, string>> = {
  uncommon: 'common',
  unusual: 'usual',
  dissatisfied: 'satisfied',
  unsatisfactory: 'satisfactory',
  impossible: 'possible',
  unhappy: 'happy',
  unlikely: 'likely',
  unreasonable: 'reasonable',
  unfair: 'fair',
  unpleasant: 'pleasant',
}
const POSITIF: Readonly<Record<string, string>> = {
  impossible: 'possible',
  inutile: 'utile',
  mécontent: 'content',
  mécontente: 'contente',
  insatisfait: 'satisfait',
  insatisfaite: 'satisfaite',
  rare: 'fréquent',
  improbable: 'probable',
  injuste: 'juste',
  désagréable: 'agréable',
}
const ADJECTIVE_EN = Object.keys(POSITIVE).join('|')
const ADJECTIF = Object.keys(POSITIF).join('|')

const TURNS: Record<WordingLanguage, readonly Turn[]> = {
  en: [
    [
      new RegExp(`(?<!\\p{L})not (?<word>${ADJECTIVE_EN})(?!\\p{L})`, 'iu'),
      ({ groups }) => POSITIVE[groups?.word?.toLowerCase() ?? ''] ?? null,
    ],
    [/(?<!\p{L})no lack of(?!\p{L})/iu, 'enough'],
    [
      /(?<!\p{L})(?<who>should|should \p{L}+|should \p{L}+ \p{L}+) not be (?:prevented|stopped|forbidden|banned|prohibited) from (?<verb>\p{L}+ing)(?!\p{L})/iu,
      ({ groups }) => {
        const verb = plainVerb(groups?.verb ?? '')
        return verb === null ? null : `${groups?.who} be allowed to ${verb}`
      },
    ],
    [/(?<!\p{L})not be (?:forbidden|prohibited) to(?!\p{L})/iu, 'be allowed to'],
    [/(?<!\p{L})should not (?<verb>ban|forbid|prohibit)(?!\p{L})/iu, 'should allow'],
    [/(?<!\p{L})should not (?<verb>refuse) (?=\p{L}+ (?:leave|pay) to)/iu, 'should grant '],
    [/(?<!\p{L})oppose not (?=\p{L}+ing(?!\p{L}))/iu, 'support '],
    [/(?<!\p{L})against not (?=\p{L}+ing(?!\p{L}))/iu, 'in favour of '],
    [/(?<!\p{L})against (?=(?:a ban on|abolishing|banning)(?!\p{L}))/iu, 'in favour of '],
    [/(?<!\p{L})disagree that (?<what>[^,?.]+?) should not(?!\p{L})/iu, 'think that {what} should'],
    [/(?<!\p{L})decision not to prohibit(?!\p{L})/iu, 'decision to allow'],
    [
      /^Should (?<who>[^,?.]+?) never (?<verb>exclude|refuse)(?!\p{L})/iu,
      ({ groups }) => {
        const verb = groups?.verb?.toLowerCase() ?? ''
        return ALLOWED[verb] === undefined && verb !== 'exclude' ? null : `Should ${groups?.who} ever ${verb}`
      },
    ],
    [/^Aren['’]t you opposed to (?=banning)/iu, 'Are you in favour of '],
  ],
  fr: [
    [
      new RegExp(
        `(?<!\\p{L})n['’](?<verb>est|êtes|suis|était|étaient|sont) pas (?<word>${ADJECTIF})(?!\\p{L})`,
        'iu',
      ),
      ({ groups }) => {
        const word = POSITIF[groups?.word?.toLowerCase() ?? '']
        return word === undefined ? null : `${groups?.verb} ${word}`
      },
    ],
    [
      /(?<!\p{L})ne (?<verb>faut|faudrait|devrait|devraient|doit|doivent) pas interdire(?!\p{L})/iu,
      '{verb} autoriser',
    ],
    [
      /(?<!\p{L})(?<verb>Faut-il|Faudrait-il|Devrait-on) ne plus interdire(?!\p{L})/iu,
      '{verb} autoriser de nouveau',
    ],
    [
      /(?<!\p{L})(?<verb>Faut-il|Faudrait-il|Devrait-on) ne plus refuser(?!\p{L})/iu,
      '{verb} accepter de nouveau',
    ],
    [/(?<!\p{L})(?<verb>Faut-il|Faudrait-il|Devrait-on) ne pas interdire(?!\p{L})/iu, '{verb} autoriser'],
    [
      /(?<!\p{L})ne (?<verb>devrait|doit|faut) pas empêcher (?=(?:une?|votre|chaque) )/iu,
      '{verb} permettre à ',
    ],
    [/(?<!\p{L})supprimer l['’]interdiction de (?=\p{L}+(?:er|ir|re)(?!\p{L}))/iu, 'autoriser de nouveau à '],
    [/(?<!\p{L})opposée?s? à l['’](?=interdiction(?!\p{L}))/iu, 'favorable à l’'],
    [
      /(?<!\p{L})(?:opposée?s?|défavorables?) à ce que (?<what>[^,?.]+?) (?:ne |n['’])(?<verb>\p{L}+) pas(?!\p{L})/iu,
      'favorable à ce que {what} {verb}',
    ],
    [
      /(?<!\p{L})(?:opposée?s?|défavorables?) à ce que (?<what>[^,?.]+?) (?:ne |n['’])(?<verb>\p{L}+) plus(?!\p{L})/iu,
      'favorable à ce que {what} {verb} encore',
    ],
    [/(?<!\p{L})contre le fait de ne pas (?=[aeiouyhâéèê])/iu, 'favorable au fait d’'],
    [/(?<!\p{L})contre le fait de ne pas (?![aeiouyhâéèê])/iu, 'favorable au fait de '],
    [/(?<!\p{L})contre l['’]idée de(?= ne (?:pas|plus)(?!\p{L}))/iu, 'favorable à l’idée de'],
  ],
}
