import { fold, type Language } from '../../text.ts'

type Change = readonly [RegExp, string]

/**
 * Replaces different ways of asking for one thing by a single one, in this order, so that the patterns of facts stay
 * short.
 */
const changes: Readonly<Record<Language, readonly Change[]>> = {
  fr: [
    [/\((?:e|s|es|ne|se|ve)\)/g, ''],
    [/[«»"“”]/g, ' '],
    [
      /\b(?:s'il vous plait|pourriez-vous (?:nous |me )?(?:dire|indiquer) (?:si|combien)|dites-nous (?:si)?|merci d'indiquer (?:si)?)\b/g,
      ' ',
    ],
    [
      /\b(?:actuellement|aujourd'hui|personnellement|habituellement|generalement|d'habitude|en ce moment|a ce jour|vous-memes?|a titre personnel|en general|en moyenne|le plus souvent|plutot)\b,?/g,
      ' ',
    ],
    [
      /\b(?:vous ou|vous meme ou) (?:un (?:autre )?membre|quelqu'un|une (?:autre )?personne) de votre (?:menage|foyer)\b/g,
      'votre menage',
    ],
    [/\best[- ]ce qu(?:e |')vous (?:n'|ne )?([a-z]+)(?: pas)?\b/g, '$1-vous'],
    [/\bn['e] ?([a-z]+)[- ]vous pas\b/g, '$1-vous'],
    [
      /\b(avez|etes|vivez|habitez|fumez|travaillez|faites|utilisez|portez|possedez|disposez|pratiquez|buvez|mangez|dormez|regardez|lisez|allez) vous\b/g,
      '$1-vous',
    ],
    [
      /^\s*vous (avez|etes|vivez|habitez|fumez|travaillez|faites|utilisez|portez|possedez|disposez|pratiquez)\b/g,
      '$1-vous',
    ],
    [/\b(?:votre (?:menage|foyer|famille) )?(?:possede|a|detient)-t-(?:il|elle)\b/g, 'possedez-vous'],
    [/\bdispose-t-(?:il|elle)\b/g, 'disposez-vous'],
    [/\b(?:possedez|detenez)-vous\b/g, 'avez-vous'],
    [/\bdisposez-vous (?:d'|de |du |des )/g, 'avez-vous '],
    [/\bvotre menage avez-vous\b/g, 'avez-vous'],
    [/\s+/g, ' '],
  ],
  en: [
    [/[«»"“”]/g, ' '],
    [
      /\b(?:please |could you (?:please )?(?:tell us|say|indicate) (?:if|whether|how)|can you tell us (?:if|whether))\b/g,
      ' ',
    ],
    [
      /\b(?:currently|nowadays|personally|usually|generally|typically|at the moment|at present|yourself|these days|in general|on average|normally|presently)\b,?/g,
      ' ',
    ],
    [
      /\byou or (?:any(?:one| other member)?|someone|somebody|another (?:person|member))(?: (?:else )?(?:in|of) your (?:household|family|home))?/g,
      'you',
    ],
    [/\b(?:anyone|somebody|someone) in your household\b/g, 'you'],
    [/\bdoes your household\b/g, 'do you'],
    [/\b(do|are|have|did|is)n['o]?t (you)\b/g, '$1 $2'],
    [/\bare(?:n't)? you a(n)? \b/g, 'are you a$1 '],
    [/\b(?:have you got|do you own|do you possess|have you any|do you have access to)\b/g, 'do you have'],
    [/\s+/g, ' '],
  ],
}

/** The stem, folded, without politeness and adverbs, its common variants replaced by one form. */
export function plainStem(texte: string, language: Language): string {
  return changes[language].reduce((text, [from, to]) => text.replace(from, to), fold(texte)).trim()
}
