import type { RunAnnotations } from '../../models/annotations.ts'
import type { AnswerTag } from '../../models/answer-tag.ts'
import type { Question } from '../../models/draft.ts'
import { CODES, type CodedResponses } from '../coded-responses.ts'
import type { RuleMatcher } from './match-rules.ts'
import type { PersonaNames } from './name-personas.ts'

/** A tag on an answer. */
export interface CarriedTag {
  tag: AnswerTag
  /** Whether the tag's rule set it; otherwise a person did. */
  byRule: boolean
}

/** Which tags the open answers of a run have. */
export interface TaggedAnswers {
  tags: readonly AnswerTag[]
  /** Tags of the answers to an item, by persona index (see `CodedResponses.personas`); no entry without tags. */
  carriedAt(item: number): ReadonlyMap<number, readonly CarriedTag[]>
  /** Indices of the personas whose answer to an item has a tag. */
  placesOf(item: number, tag: string): ReadonlySet<number>
  /** Whether the rule of a tag applies to an answer, even if the tag is refused there. */
  isRuled(item: number, tag: AnswerTag, place: number): boolean
}

/**
 * Finds the tags of answers, set by hand or by rules. Only valid answers to open-ended items can have tags, not two
 * answers of one persona that disagree. Each item is calculated when it is first asked for.
 */
export function tagAnswers(
  { tags, answers }: Pick<RunAnnotations, 'tags' | 'answers'>,
  questions: readonly Pick<Question, 'id' | 'type'>[],
  coded: CodedResponses,
  { names, rules }: { names: PersonaNames; rules: RuleMatcher },
): TaggedAnswers {
  const notes = Map.groupBy(answers, ({ item }) => item)
  const carried = new Map<number, ReadonlyMap<number, readonly CarriedTag[]>>()
  const places = new Map<number, Map<string, Set<number>>>()

  const work = (item: number): void => {
    const found = new Map<number, readonly CarriedTag[]>()
    const byTag = new Map<string, Set<number>>(tags.map(({ id }) => [id, new Set()]))
    carried.set(item, found)
    places.set(item, byTag)
    const question = questions[item]
    if (question?.type !== 'open_ended' || tags.length === 0) return
    const noted = new Map(
      (notes.get(question.id) ?? []).map((note) => [names.positionOf(note.persona), note]),
    )
    const ruled = tags.map(({ phrases }) => (phrases.length > 0 ? rules.placesOf(item, phrases) : null))
    const codes = coded.codesOf(item)
    coded.personas.forEach((persona, place) => {
      if (codes[place] !== CODES.words) return
      const note = noted.get(persona)
      const own = tags.flatMap((tag, at): CarriedTag[] => {
        if (note?.tags.includes(tag.id)) return [{ tag, byRule: false }]
        return ruled[at]?.has(place) && !note?.refused.includes(tag.id) ? [{ tag, byRule: true }] : []
      })
      if (own.length > 0) found.set(place, own)
      for (const { tag } of own) byTag.get(tag.id)?.add(place)
    })
  }

  return {
    tags,
    carriedAt: (item) => {
      if (!carried.has(item)) work(item)
      return carried.get(item) ?? new Map()
    },
    placesOf: (item, tag) => {
      if (!places.has(item)) work(item)
      return places.get(item)?.get(tag) ?? new Set()
    },
    isRuled: (item, { phrases }, place) => phrases.length > 0 && rules.placesOf(item, phrases).has(place),
  }
}
