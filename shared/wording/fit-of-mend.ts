import type { Mend } from './mend.ts'

/** The texts of an item that an edit was made for. */
export interface ReadItem {
  stem: string
  options: readonly string[]
}

/**
 * How much of an edit still fits an item, which may have been changed since it was read: `whole`; `stem`, where only
 * options have changed and the edit leaves these alone; or `none`.
 */
export function fitOfMend(
  asked: { stem: string; options: readonly { text: string }[] },
  read: ReadItem,
  mend: Mend,
): 'whole' | 'stem' | 'none' {
  if (asked.stem !== read.stem) return 'none'
  const hasSameOptions =
    asked.options.length === read.options.length &&
    asked.options.every(({ text }, at) => text === read.options[at])
  if (hasSameOptions) return 'whole'
  const [only, ...others] = mend.items
  const leavesOptions =
    only?.options.length === read.options.length &&
    only.options.every(({ from, text }, at) => from === at && text === read.options[at])
  return leavesOptions && others.length === 0 ? 'stem' : 'none'
}
