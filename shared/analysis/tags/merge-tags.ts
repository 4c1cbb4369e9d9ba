import type { RunAnnotations } from '../../models/annotations.ts'
import type { AnswerNote, AnswerPlace } from '../../models/answer-tag.ts'

type Tagged = Pick<RunAnnotations, 'tags' | 'answers' | 'filters'>

/**
 * Merges one tag into another one, which keeps its name, colour and key and takes over the words of the rule. An answer
 * carries it if it carried either of the two; named filters follow.
 *
 * @param isCarried whether an answer carries a tag now, set by hand or by its rule
 */
export function mergeTags(
  { tags, answers, filters }: Tagged,
  from: string,
  into: string,
  isCarried: (answer: AnswerPlace, tag: string) => boolean,
): Tagged {
  const gone = tags.find(({ id }) => id === from)
  if (!gone || from === into) return { tags, answers, filters }
  const renamed = (ids: string[]) => [...new Set(ids.map((id) => (id === from ? into : id)))]
  const notes = answers.flatMap((note): AnswerNote[] => {
    if (!note.tags.includes(from) && ![from, into].some((id) => note.refused.includes(id))) return [note]
    const carries = isCarried(note, from) || isCarried(note, into)
    const refused = renamed(note.refused).filter((id) => id !== into || !carries)
    const merged = { ...note, tags: renamed(note.tags), refused }
    return merged.tags.length > 0 || refused.length > 0 ? [merged] : []
  })
  return {
    tags: tags
      .filter(({ id }) => id !== from)
      .map((tag) =>
        tag.id === into ? { ...tag, phrases: [...new Set([...tag.phrases, ...gone.phrases])] } : tag,
      ),
    answers: notes,
    filters: filters.map((filter) => ({
      ...filter,
      groups: filter.groups.map((group) =>
        group.map((condition) =>
          condition.kind === 'tag' && Array.isArray(condition.tags)
            ? { ...condition, tags: renamed(condition.tags) }
            : condition,
        ),
      ),
    })),
  }
}
