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

const open = /\b(?:ailleurs|autres?|autrement|elsewhere|other|else|etc)\b|\.\.\.|…/i

/** The choices that a question offers after a colon: « chez vous, en mairie, ailleurs ». Empty if there are none. */
export function alternativesIn(text: string, language: Language): readonly string[] {
  const offered = /:\s*([^:?]{3,120})\?\s*$/.exec(text)?.[1]
  if (offered === undefined) return []
  const parts = offered.split(/,|\s(?:ou|or)\s/).map((part) => part.trim().replace(/^(?:ou|or) /, ''))
  if (parts.length < 2 || parts.some((part) => part.split(/\s+/).length > 5)) return []
  return parts
    .filter((part) => part !== '' && !open.test(part))
    .map((part) =>
      turned[language].reduce((said, [from, to]) => said.replace(from, to), part.replace(/'/g, '’')),
    )
    .filter((part) => !/\b(?:votre|vous|you)\b/.test(part))
}
