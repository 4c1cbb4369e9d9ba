import type { Language } from '../../text.ts'
import { familiesIn } from './families/word-families.ts'

const adverbs =
  '(?:ever|never|not|already|just|usually|often|still|also|actually|currently|regularly|mainly|mostly|normally|deja|jamais|pas|plus|souvent|toujours|encore|aussi|bien|surtout|plutot|parfois|personnellement|actuellement) '

/** Where the verb of the person's action is: after « vous », "you" and "I", or before them, with its participle. */
const verbs: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    new RegExp(
      `\\b(?:do|did|does|would|will|can|could|have|has|had|are|were|was|am) (?:you|i|we) (?:${adverbs})*([a-z]+)`,
      'g',
    ),
    new RegExp(
      `\\b(?:i|we)(?:'ve|'m|'re| have| am| are| was| were| do| did|)(?:n't)? (?:${adverbs})*([a-z]+)`,
      'g',
    ),
    new RegExp(`\\b(?:been|being|got) (?:${adverbs})*([a-z]+)`, 'g'),
  ],
  fr: [
    new RegExp(
      `\\b([a-z]+)-(?:t-)?(?:vous|tu|il|elle|on|ils|elles)\\b(?: (?:${adverbs})*([a-z]+(?:e|es|i|is|u|us|er|ir|re))\\b)?`,
      'g',
    ),
    new RegExp(
      `\\b(?:je|nous|on|vous) (?:ne |n'|me |m'|se |y |en |l'|les? )*([a-z]+)(?: (?:${adverbs})*([a-z]+(?:e|es|i|is|u|us|er|ir|re))\\b)?`,
      'g',
    ),
    new RegExp(`\\bj'(?:y |en )?([a-z]+)(?: (?:${adverbs})*([a-z]+(?:e|es|i|is|u|us|er|ir|re))\\b)?`, 'g'),
  ],
}

/** Verbs with little meaning of their own (be, do, have …), and other words that can be in a verb's place. */
const light =
  /^(?:a|ai|as|ont|avez|avons|est|es|etes|suis|sont|sommes|ete|eu|fait|faites|fais|faire|fasse|peut|pouvez|peux|doit|devez|dois|va|vais|allez|alle\w*|vient|venez|prends|prenez|prendre|pris|prise|met\w*|mis|donne\w*|trouve|dit|dire|diriez|dites|compt\w+|arrive|passe\w*|reste\w*|part\w*|possed\w+|dispos\w+|detenez|utilis\w+|serve\w*|beneficie\w*|recoi\w+|recev\w+|recu|mesur\w+|pes\w+|seul\w*|titulaire|inscrite?|membre|ne|nee|la|le|les|un|une|de|du|des|en|au|par|pour|quel\w*|combien|the|a|an|any|in|on|at|to|of|from|with|by|your|my|one|two|no|have|has|had|having|own|owns|hold|get|gets|got|go|goes|going|gone|went|come|be|been|being|is|are|make|made|take|takes|taken|took|use|used|using|keep|kept|spend|spent|say|call|described?|consider|currently|born|old|over|under|aged|able|allowed|there|do|did|done|doing|put|give|given|receive\w*|member|registered|enrolled|covered|belong|count\w*|need|know|part|best|find|end|run|left|tall|main|more|less|fewer|at least|besoin|suivi\w*|traite\w*|atteint\w*|treated|affected|diagnosed|travaille\w*)$/

/**
 * Whether all verbs of a folded stem are known or have little meaning; otherwise the question may be about something
 * else.
 */
export function isVerbKnown(stem: string, language: Language): boolean {
  return verbs[language].every((pattern) =>
    [...stem.matchAll(pattern)].every(([, ...said]) =>
      said.every(
        (verb) => verb === undefined || light.test(verb) || familiesIn(verb, language).unknown === 0,
      ),
    ),
  )
}
