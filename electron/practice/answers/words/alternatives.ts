import type { Language } from '../../text.ts'

/**
 * Changes the second person to the first: « chez vous » becomes « chez moi ». Words that would have to agree with a
 * noun are not covered.
 */
const turned: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  fr: [
    [/\bchez vous\b/g, 'chez moi'],
    [/\bvous-même\b/g, 'moi-même'],
    [/\bvos\b/g, 'mes'],
  ],
  en: [
    [/\byourself\b/g, 'myself'],
    [/\byour\b/g, 'my'],
  ],
}

/** « … ou non », "… or not". */
const denial = /^(?:non|pas|not|no)\b/i

const open = /\b(?:ailleurs|autres?|autrement|elsewhere|other|else|etc)\b|\.\.\.|…/i

/** Beginnings of questions that let one choose between two things. */
const choice: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:vaut-il mieux|est-il préférable de|est-ce(?= aux? )|(?:est-ce que |entre .* )?(?:vous )?(?:que )?préférez(?:-vous)?|(?:est-ce que )?vous (?:êtes|buvez|prenez|mangez|habitez|vivez|partez|sortez|travaillez)|(?:êtes|buvez|prenez|mangez|habitez|vivez|partez|sortez|travaillez|aimez|seriez|iriez)-vous(?: plutôt| mieux)?|qu’est-ce que vous préférez|lequel préférez-vous|laquelle préférez-vous)(?: généralement| plutôt| en général)?[,:]? (.+?),? ou (?:plutôt |bien )?([^?,]+?)(?: de [^?]+)?\s*\?/iu,
  en: /^(?:is it better|(?:which|what) (?:do|would) you (?:like better|prefer)|(?:do|would) you (?:(?:usually|generally|normally) )?(?:prefer|rather|drink|live|like)|would you rather|are you(?: more of)?|which is better)(?: to)?[,:]? (.+?),? or (?:rather )?([^?,]+?)\s*\?/iu,
}

const determiner =
  /^(?:du|de|des|de la|un|une|le|la|les|en|à|au|aux|dans|par|chez|sur|a|an|the|in|at|by|on|with|my|mon|ma|mes|to)$/i

/** The end of `before` that stands beside `second`: a word beside a word, else from its last small word on. */
function besides(before: string, second: string): string {
  const words = before.split(/\s+/)
  if (!second.includes(' ')) return words.slice(-1).join(' ')
  if (!determiner.test(second.split(/\s+/)[0] ?? '')) return before
  const last = words.findLastIndex((word) => determiner.test(word))
  // « à la campagne » begins with two of them.
  const from = determiner.test(words[last - 1] ?? '') ? last - 1 : last
  return from < 0 ? before : words.slice(from).join(' ')
}

/** Three or more things that a question names one after another: « un devoir, une contrainte ou un loisir ? ». */
const row: Readonly<Record<Language, RegExp>> = {
  fr: /(?:c’est|serait-ce|est-ce|plutôt|comme|êtes-vous|diriez-vous)(?: plutôt| pour vous)?[,:]? ((?:[^,?.]{3,40}, ){1,6}[^,?.]{3,40}?,? ou [^,?.]{2,40}?)\s*\?/iu,
  en: /(?:is (?:it|this)|would (?:it|you) be|are you|more like|rather|as)(?: rather| more)?[,:]? ((?:[^,?.]{3,40}, ){1,6}[^,?.]{2,40}?,? or [^,?.]{2,40}?)\s*\?/iu,
}

/** Two things behind the question who or which: « Qui devrait décider, la mairie ou les habitants ? ». */
const whichOf =
  /^(?:qui|lequel|laquelle|qu’est-ce|que|who|which|what)\b[^,?:]{5,80}, ((?:l[ae]s? |l’|the |vo[st]\S* |your |une? |an? )[^,?]{2,40}?),? (?:ou|or) ([^,?]{2,40}?)\s*\?/iu

/** The things of such a row. */
function rowIn(text: string, language: Language): readonly string[] | undefined {
  return row[language].exec(text.replace(/'/g, '’'))?.[1]?.split(/, (?:ou |or )?|\s(?:ou|or)\s/)
}

/** The two things of « Préférez-vous … ou … ? ». */
function twoIn(text: string, language: Language): readonly string[] {
  const asked = text.trim().replace(/'/g, '’')
  const behind = whichOf.exec(asked)
  if (behind) return [behind[1] ?? '', behind[2] ?? '']
  const found = choice[language].exec(asked)
  if (!found) return []
  const [, before = '', second = ''] = found
  return [besides(before, second), second]
}

/**
 * The choices that a question offers: after a colon (« chez vous, en mairie, ailleurs »), or two things to prefer one
 * of. Empty if there are none.
 */
export function alternativesIn(text: string, language: Language): readonly string[] {
  const offered = /:\s*([^:?]{3,120})\?\s*(?:(?:et |and )?(?:pourquoi|why)\b[^?]*\?\s*)?$/i.exec(text)?.[1]
  const parts = (offered?.split(/,|\s(?:ou|or)\s/) ?? rowIn(text, language) ?? twoIn(text, language)).map(
    (part) => part.trim().replace(/^(?:ou|or) /, ''),
  )
  if (parts.length < 2 || parts.some((part) => part.split(/\s+/).length > 5 || denial.test(part))) return []
  return parts
    .filter((part) => part !== '' && !open.test(part))
    .map((part) =>
      turned[language].reduce((said, [from, to]) => said.replace(from, to), part.replace(/'/g, '’')),
    )
    .filter((part) => !/\b(?:votre|vous|you)\b/.test(part))
}
