import { fold } from '../../wording/text/fold.ts'

/** What an answer in words may say of the item instead of answering it. */
export type SaidOfItem = 'no_opinion' | 'unclear' | 'asks_back' | 'off_point'

/** Both languages are tried on every answer, since it may be in another language than the item. */
const PATTERNS: Record<SaidOfItem, RegExp> = {
  no_opinion: union(
    // French
    String.raw`^(?:(?:je )?(?:ne |n')?(?:en )?(?:sais|sait) (?:pas|plus|trop)|aucune idee|sans (?:opinion|avis)|(?:je n'ai )?(?:pas|aucune?) (?:d')?(?:avis|opinion|idee)|(?:je )?ne (?:me prononce|saurais (?:pas )?dire)|je n'en sais rien|(?:difficile|impossible) a dire|je ne (?:connais|vois) pas|je n'y connais rien|je ne (?:peux|saurais) pas (?:repondre|dire|me prononcer)|(?:rien|aucune idee) (?:ne |qui )?me vien\w*|(?:ca|cela) ne me dit rien|pas d'idee|nsp\b)`,
    String.raw`^(?:(?:la|euh|ah|ben|bof|franchement|honnetement),? )?(?:je seche|il faudrait que j'y reflechisse|je n'y ai jamais (?:reflechi|pense)|je ne me suis jamais pose la question)`,
    String.raw`\bje (?:ne |n')?(?:le |en )?sais (?:vraiment |franchement )?pas(?: (?:trop|bien|du tout|quoi|que))?\b`,
    String.raw`\b(?:je n'ai (?:pas|aucune?) (?:vraiment )?(?:d')?(?:avis|opinion|idee)|je n'y connais rien|je ne m'y connais pas|je n'en sais rien)\b`,
    // English
    String.raw`^(?:(?:i )?(?:really |honestly )?(?:do not|don't|dont|cannot|can't) (?:really )?(?:know|say|tell)|no (?:idea|opinion|view)|not sure|i am not sure|i'm not sure|i have no (?:idea|opinion|view)|(?:hard|difficult|impossible) to (?:say|tell)|i (?:could not|couldn't|would not|wouldn't) (?:say|know)|i (?:cannot|can't) answer|nothing (?:comes|springs) to mind|i can(?:not|'t) think of (?:any|anything|one)\b|i am at a loss|i'm at a loss|i (?:would|'d) have to think|i have never (?:thought about|asked myself) (?:it|that)|dk\b)`,
    String.raw`\bi (?:really |honestly )?(?:do not|don't|would not|wouldn't) (?:really )?know(?: (?:much|enough|anything|what))?\b`,
    String.raw`\bi have (?:really )?no (?:idea|opinion|view|clue)\b`,
  ),
  unclear: union(
    String.raw`\b(?:question|enonce|formulation|c'est|ce n'est|cela n'est) (?:[\p{L}']+ ){0,3}(?:pas (?:tres |bien |vraiment )?(?:claire?|precise?|comprehensible)|floue?|confuse?|vague|ambigue?|incomprehensible|mal posee?|trop (?:floue?|vague|longue|compliquee?|large))`,
    String.raw`\bje (?:ne |n'ai )?(?:suis pas (?:sure? |certaine? )(?:d'avoir |de )(?:bien )?(?:compris|comprendre)|comprends? (?:pas|mal)|(?:pas |mal )(?:bien )?compris|vois pas (?:bien )?ce (?:qu'on|que vous))`,
    String.raw`\b(?:deux|plusieurs) (?:questions?|choses?) (?:a la fois|en une|en meme temps|dans la (?:meme )?question)`,
    String.raw`\b(?:il y en a|il y a|j'en (?:vois|compte)) (?:deux|plusieurs) (?:questions? )?(?:en une|a la fois|dans)`,
    String.raw`\b(?:tout )?depend (?:de ce qu|de ce que|du sens|de la definition)`,
    String.raw`\bdiffere\p{L}+ (?:pour|a|selon) chac\p{L}+`,
    String.raw`\b(?:question|wording|that|this|it) (?:is|was|seems|looks) (?:[\p{L}']+ ){0,2}(?:unclear|not (?:very |quite |really )?clear|vague|confusing|ambiguous|too (?:vague|broad|long|complicated)|badly (?:put|worded|phrased))`,
    String.raw`\bi (?:do not|don't|did not|didn't|am not sure i|'m not sure i|can't|cannot) (?:really |quite |fully )?(?:understand|understood|follow|get what|see what (?:you|is meant|is asked))`,
    String.raw`\b(?:two|several) (?:questions?|things?) (?:in one|at once|at the same time)`,
    String.raw`\btwo (?:questions? )?in one\b`,
    String.raw`\b(?:it |that )?(?:all )?depends (?:on )?what (?:you|is|one|they) (?:mean|meant|call|understand)`,
    String.raw`\bdifferently (?:for|to|about) each`,
  ),
  asks_back: union(
    String.raw`\bqu'(?:entendez-vous|entend-on|est-ce que vous (?:entendez|appelez|voulez dire)|appelez-vous|est-ce qu'on (?:entend|appelle))`,
    String.raw`\b(?:que|qu'est-ce que|ca|cela) (?:voulez-vous|vous voulez|veut|voulait|signifie) (?:dire)?[^.!]*\?`,
    String.raw`\bde (?:quoi|quel\p{L}*|qui)(?: [\p{L}'-]+){0,4} (?:parlez-vous|parle-t-on|s'agit-il|est-il question)`,
    String.raw`\b(?:vous (?:parlez|pensez|voulez parler) de|lequel|laquelle|lesquel\p{L}*|pour (?:lequel|laquelle|quoi|qui)|c'est-a-dire|combien,? (?:c'est|exactement)|comment ca)[^.!]*\?`,
    String.raw`\b(?:alors|donc),? (?:que|quoi|laquelle|lequel|comment)(?: [\p{L}'-]+){0,3} ?\?`,
    String.raw`\bwhat (?:do|did|would|does) (?:you|it|that|they) (?:[\p{L}']+ )?mean`,
    String.raw`\bwhat (?:is|was) meant\b[^.!]*\?`,
    String.raw`\b(?:which (?:one|ones|of (?:the|them|those|these))|what exactly|meaning what|in what sense|how (?:many|much|often) (?:is|exactly)|are you (?:asking|talking)|do you mean)\b[^.!]*\?`,
    String.raw`\bso (?:which|what|how)(?: [\p{L}'-]+){0,3} ?\?`,
  ),
  off_point: union(
    String.raw`\b(?:ce n'est|c'est) pas (?:la|votre|vraiment la) question\b`,
    String.raw`\b(?:(?:aucun|sans|pas de) rapport|rien a voir|hors[- ]sujet|change de sujet|autre chose)\b.{0,20}\b(?:mais|cela dit|je|avec)\b`,
    '^(?:rien a voir|hors[- ]sujet|sans rapport)',
    String.raw`\bje profite de (?:ce|cette|l'occasion|la question)`,
    String.raw`\b(?:that|this|it) is(?: not|n't) (?:really )?(?:the|your|what you) (?:question|asked|point)\b`,
    String.raw`\b(?:nothing to do with|off[- ]topic|off the (?:point|subject|topic)|besides? the point|unrelated|change the subject)\b`,
    String.raw`\b(?:take|use) (?:the|this) (?:chance|opportunity|space|occasion) to (?:say|mention|add|tell)`,
  ),
}

function union(...patterns: string[]): RegExp {
  return new RegExp(patterns.map((pattern) => `(?:${pattern})`).join('|'), 'u')
}

/**
 * Only this much of an answer is searched, in UTF-16 units: the patterns stay fast, and long answers do answer the
 * item.
 */
const LONGEST = 600

/** Whether an answer in words says this of the item. */
export function says(what: SaidOfItem, answer: string): boolean {
  return PATTERNS[what].test(folded(answer))
}

const known = new Map<string, string>()
const MOST_KNOWN = 50_000

/** Kept, because folding costs more than all patterns and each filter reads the same answers again. */
function folded(answer: string): string {
  const found = known.get(answer)
  if (found !== undefined) return found
  if (known.size >= MOST_KNOWN) known.clear()
  const made = fold(answer.slice(0, LONGEST)).trim()
  known.set(answer, made)
  return made
}
