import { commonRun } from '../difference/common-run.ts'

/** A stretch in the comparison of two texts. */
export interface ComparedWords {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Words, runs of white space, and every other character separately. */
const PARTS = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*|\s+|[\s\S]/gu

/** With a smaller share of common words the two texts are shown one after the other, since fragments are unreadable. */
const LEAST_IN_COMMON = 0.25

/**
 * Compares two texts word by word. The result without the added stretches is exactly the earlier text, without the
 * removed ones exactly the later text. A removed stretch comes before its replacement.
 */
export function compareWords(before: string, after: string): ComparedWords[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }]
  const old = before.match(PARTS) ?? []
  const now = after.match(PARTS) ?? []
  const common = commonRun(old, now)
  const inCommon = common.filter(([at]) => isWord(old[at])).length
  const words = Math.max(old.filter(isWord).length, now.filter(isWord).length)
  if (inCommon < words * LEAST_IN_COMMON)
    return joined([
      ['removed', before],
      ['added', after],
    ])
  const pieces: [ComparedWords['kind'], string][] = []
  let [at, place] = [0, 0]
  const upTo = (oldEnd: number, nowEnd: number) => {
    if (oldEnd > at) pieces.push(['removed', old.slice(at, oldEnd).join('')])
    if (nowEnd > place) pieces.push(['added', now.slice(place, nowEnd).join('')])
  }
  for (const [oldAt, nowAt] of common) {
    upTo(oldAt, nowAt)
    pieces.push(['same', now[nowAt] ?? ''])
    ;[at, place] = [oldAt + 1, nowAt + 1]
  }
  upTo(old.length, now.length)
  return joined(bridged(pieces))
}

function isWord(part: string | undefined): boolean {
  return part !== undefined && /[\p{L}\p{N}]/u.test(part)
}

/** Treats white space between two changes as changed too, so that they are not cut into small pieces. */
function bridged(pieces: readonly [ComparedWords['kind'], string][]): [ComparedWords['kind'], string][] {
  return pieces.flatMap(([kind, text], at): [ComparedWords['kind'], string][] => {
    const isBridge =
      kind === 'same' &&
      text.trim() === '' &&
      pieces[at - 1] !== undefined &&
      pieces[at - 1]?.[0] !== 'same' &&
      pieces[at + 1] !== undefined &&
      pieces[at + 1]?.[0] !== 'same'
    return isBridge
      ? [
          ['removed', text],
          ['added', text],
        ]
      : [[kind, text]]
  })
}

/** Joins neighbouring stretches of one kind; where text was replaced, the removed stretch comes first. */
function joined(pieces: readonly [ComparedWords['kind'], string][]): ComparedWords[] {
  const words: ComparedWords[] = []
  let removed = ''
  let added = ''
  const changed = () => {
    if (removed !== '') words.push({ kind: 'removed', text: removed })
    if (added !== '') words.push({ kind: 'added', text: added })
    removed = added = ''
  }
  for (const [kind, text] of pieces) {
    if (text === '') continue
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else {
      changed()
      const last = words.at(-1)
      if (last?.kind === 'same') last.text += text
      else words.push({ kind, text })
    }
  }
  changed()
  return words
}
