import type { AnswerTag } from '../../models/answer-tag.ts'
import type { CodedResponses } from '../coded-responses.ts'
import { crossTabulateTags } from '../cross-tabulate.ts'
import type { Among } from '../item-responses.ts'
import type { TaggedAnswers } from './tag-answers.ts'
import { tagsAt } from './tags-at.ts'

/** How often the tags of an open-ended item were given. */
export interface TagCounts {
  /** `byRule`: how many of them the rule of the tag set. */
  rows: { tag: AnswerTag; count: number; byRule: number }[]
  /** Answers without a tag. */
  untagged: number
  /** Answers in words. */
  base: number
}

/**
 * Counts the tags of the answers to one item; null where none has any.
 *
 * @param among the personas that count; absent means all
 */
export function tagCounts(
  item: number,
  { tagged, coded }: { tagged: TaggedAnswers; coded: CodedResponses },
  among: Among | undefined,
): TagCounts | null {
  // A tag that the filter leaves without answers keeps its row.
  const tags = tagsAt(item, tagged)
  if (tags.length === 0) return null
  const ids = tags.map(({ id }) => id)
  const { total } = crossTabulateTags(ids, item, [], coded, among)
  const kept = [...tagged.carriedAt(item)].filter(
    ([place]) => among?.has(coded.personas[place] ?? -1) ?? true,
  )
  const ruled = new Map<string, number>()
  for (const { tag, byRule } of kept.flatMap(([, own]) => own))
    if (byRule) ruled.set(tag.id, (ruled.get(tag.id) ?? 0) + 1)
  return {
    rows: tags.map((tag, at) => ({ tag, count: total.counts[at] ?? 0, byRule: ruled.get(tag.id) ?? 0 })),
    untagged: total.base - kept.length,
    base: total.base,
  }
}
