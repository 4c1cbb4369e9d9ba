/** What the grammar of a question asks for, whatever it is about. */
export type Shape =
  // What one knows of a thing, and from where.
  /** Of the thing. */
  | 'heard'
  | 'knows'
  /** What one is told of it. */
  | 'hears'
  /** Where one learns of it. */
  | 'informed'
  | 'trust'
  // What a thing does, and what is wanted of it.
  | 'effect'
  | 'changed'
  | 'future'
  | 'role'
  /** How it would be without it. */
  | 'without'
  | 'serves'
  | 'benefits'
  | 'drawbacks'
  | 'hurdles'
  | 'steps'
  | 'success'
  | 'please'
  | 'contribute'
  /** What to call it. */
  | 'naming'
  /** Who would use it, or come. */
  | 'whoWould'
  // What comes to mind of a thing.
  | 'mind'
  /** To a proposal. */
  | 'reaction'
  /** A reaction to bad news. */
  | 'news'
  /** What people around think. */
  | 'kin'
  /** How one is seen by others. */
  | 'seen'
  // What one does.
  | 'habit'
  | 'manner'
  /** How it goes each time. */
  | 'usual'
  | 'ever'
  /** For an end. */
  | 'does'
  | 'helps'
  /** What one does otherwise than before. */
  | 'changedSelf'
  /** How one would know that it works. */
  | 'check'
  // What one has lived.
  | 'experience'
  | 'occasion'
  | 'memory'
  | 'lately'
  /** The last time one did it. */
  | 'lastTold'
  | 'tellOf'
  | 'went'
  | 'hardest'
  | 'surprise'
  | 'influence'
  // What keeps people from a deed, or brings them to it.
  /** What speaks against having a thing. */
  | 'doubt'
  /** What keeps one from doing it. */
  | 'deterred'
  /** What keeps others from it. */
  | 'putsOff'
  /** What would make one leave or stop. */
  | 'push'
  /** What did. */
  | 'quit'
  /** Why others take to it. */
  | 'craze'
  | 'cause'
  /** Why others do. */
  | 'whyDo'
  /** Why others do not. */
  | 'whyNot'
  // What should be done or said.
  /** What should be done. */
  | 'means'
  /** What somebody should do in a case. */
  | 'duty'
  /** Others. */
  | 'persuade'
  /** Those who do not come. */
  | 'attract'
  /** Oneself. */
  | 'encourage'
  | 'reassure'
  /** What others should beware of. */
  | 'lookOut'
  // What one feels and thinks.
  | 'felt'
  | 'feelIf'
  | 'worry'
  | 'isSo'
  /** Some say this, others that. */
  | 'sides'
  /** To somebody's view. */
  | 'reply'
  /** With what was said. */
  | 'agree'
  // At the end of a discussion.
  /** Whether it changed one’s mind. */
  | 'moved'
  | 'retained'
  | 'missed'

/**
 * A pattern for a question that is folded letter by letter. Its groups name the thing (`thing`, `people`), the
 * preposition before it (`of`), the verb (`verb`, `se`), what follows it (`rest`), the end to be reached (`end`), or
 * two views (`one`, `other`).
 */
export type Pattern = readonly [Shape, RegExp]

/** Makes patterns of lines with a shape and the words that ask for it; `lead` is what may come before them. */
export function patternsOf(lines: string, lead: string): readonly Pattern[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf(': ')
      return [line.slice(0, at) as Shape, new RegExp(`${lead}(?:${line.slice(at + 2)})$`, 'd')]
    })
}

/** Shapes that ask for an opinion, so that the stance decides; what one knows or does is drawn once for a person. */
export const views: ReadonlySet<Shape> = new Set([
  'effect',
  'feelIf',
  'worry',
  'isSo',
  'trust',
  'future',
  'reaction',
  'mind',
  'reply',
  'sides',
  'agree',
])

/** Shapes of whose answers nobody gives two: they would contradict each other. */
export const single: ReadonlySet<Shape> = new Set([
  'experience',
  'kin',
  'without',
  'changed',
  'serves',
  'missed',
])

/** Shapes to which what is known of a thing has better answers. */
export const ofThings: ReadonlySet<Shape> = new Set([
  'please',
  'means',
  'success',
  'benefits',
  'drawbacks',
  'serves',
  'hurdles',
  'whyNot',
  'mind',
])

/** Those of them that may mean any part of a wide field, such as the young, of which other things are known. */
export const ofParts: ReadonlySet<Shape> = new Set(['whyDo', 'whyNot', 'mind'])

/** Shapes that a known class of questions or a fact answers better. */
export const lesser: ReadonlySet<Shape> = new Set([
  'habit',
  'manner',
  'ever',
  'hardest',
  'surprise',
  'tellOf',
  'occasion',
  'mind',
  'reaction',
  'cause',
  'whyDo',
  'quit',
  'news',
  'lastTold',
  'usual',
  'trust',
])

/** Shapes to which a fact is an answer; the others are about views, even where they name a fact. */
export const ofFacts: ReadonlySet<Shape> = new Set([...lesser, 'steps', 'kin', 'influence', 'experience'])
