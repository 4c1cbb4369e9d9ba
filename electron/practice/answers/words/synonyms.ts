/**
 * Words of a folded question that the classes of questions know under another name. Each stands for the other wherever
 * it occurs, so that no class needs both.
 */
const synonyms: readonly (readonly [said: RegExp, known: string])[] = [
  // « Your last purchase » is a thing, and no doing.
  [/(?<=\b(?:you|to|usually|people|we|they|often|normally) )purchase\b/g, 'buy'],
  [/\bpurchasing\b/g, 'buying'],
  [/\bpurchased\b/g, 'bought'],
  [/\butili[sz](?:e|es|ing)\b/g, 'use'],
  [/\breside\b/g, 'live'],
  [/\bvacations?\b/g, 'holidays'],
  [/\bmovies?\b/g, 'films'],
  [/\bcell ?phones?\b/g, 'mobile phone'],
  [/\b(?:co-?workers?)\b/g, 'colleagues'],
  [/\bkids\b/g, 'children'],
  [/\bmom\b/g, 'mother'],
  [/\bdad\b/g, 'father'],
  [/\bapartments?\b/g, 'flat'],
  [/\bautomobiles?\b/g, 'car'],
  [/\bphysicians?\b/g, 'doctor'],
  [/\bfavorite\b/g, 'favourite'],
  [/\bneighbor/g, 'neighbour'],
  [/\b(?:vous procurez-vous|vous procurez|acquerez-vous)\b/g, 'achetez-vous'],
  [/\bresidez-vous\b/g, 'habitez-vous'],
  [/\bemployez-vous\b/g, 'utilisez-vous'],
  [/\bdebute[sz]?\b/g, 'commence'],
  [/\bgosses\b/g, 'enfants'],
  [/\bboulot\b/g, 'travail'],
]

/** A folded question in the words that the classes of questions know. */
export function inKnownWords(asked: string): string {
  return synonyms.reduce((text, [said, known]) => text.replace(said, known), asked)
}
