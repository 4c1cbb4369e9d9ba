import { entries } from './entries.ts'

/** Patterns for all forms of French adjectives, which are given in the masculine singular with accents. */
export function frenchAdjectives(text: string): string[] {
  return entries(text).map(frenchAdjective)
}

function frenchAdjective(word: string): string {
  const rules: readonly (readonly [RegExp, string])[] = [
    [/eux$/u, 'eu(x|se|ses)'],
    [/if$/u, 'i(f|fs|ve|ves)'],
    [/teur$/u, 't(eurs?|euses?|rices?)'],
    [/eur$/u, 'eu(rs?|ses?)'],
    [/al$/u, 'a(l|le|les|ux)'],
    [/([eo])(l|n)$/u, '$1$2(s|$2e|$2es)?'],
    [/ien$/u, 'ien(s|ne|nes)?'],
    [/er$/u, '(er|ers|ere|eres)'],
    [/e$/u, 'es?'],
    [/[sx]$/u, '$&(e|es)?'],
  ]
  const rule = rules.find(([ending]) => ending.test(word))
  return rule ? word.replace(rule[0], rule[1]) : `${word}e?s?`
}

/** Patterns for the usual forms of French verbs in -er, which are given without their ending. */
export function frenchVerbs(text: string): string[] {
  return entries(text).map(
    (stem) => `${stem}(er|e|es|ent|ez|ons|ait|aient|ant|a|ee?s?|era|eront|erait|eraient|erez)`,
  )
}

/** Patterns for singular and regular plural of English nouns, which are given in the singular. */
export function englishNouns(text: string): string[] {
  return entries(text).map((noun) => (/y$/u.test(noun) ? `${noun.slice(0, -1)}(y|ies)` : `${noun}(e?s)?`))
}

/**
 * English verbs in the plain form; a last consonant that doubles is written twice ("snoopp" would be wrong, "grabb" is
 * right).
 */
export function englishVerbs(text: string): string[] {
  return entries(text).map((verb) => {
    if (/e$/u.test(verb)) return `${verb.slice(0, -1)}(e|es|ed|ing)`
    if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}(y|ies|ied|ying)`
    if (/([bdgmnprt])\1$/u.test(verb))
      return `${verb.slice(0, -1)}(s|${verb.slice(-1)}ed|${verb.slice(-1)}ing)?`
    return `${verb}(e?s|ed|ing)?`
  })
}
