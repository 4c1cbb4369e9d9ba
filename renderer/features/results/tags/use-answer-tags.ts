import { useTranslation } from 'react-i18next'
import { CODES } from '../../../../shared/analysis/coded-responses.ts'
import type { CarriedTag } from '../../../../shared/analysis/tags/tag-answers.ts'
import {
  newTag,
  type TagTarget,
  tagNamed,
  withoutTag,
  withTag,
} from '../../../../shared/analysis/tags/tag-changes.ts'
import type { AnswerTag } from '../../../../shared/models/answer-tag.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import { newId } from '../../../lib/new-id.ts'
import { announce } from '../../../ui/announcer.tsx'
import { useAnnotationSession } from '../annotations/annotations-context.ts'
import { useTaggingAround } from './tagging.tsx'

/** The tags of the answers to one item. Personas are identified by their position in the results. */
export interface AnswerTags {
  tags: readonly AnswerTag[]
  /** Whether the persona gave an answer that can have tags. */
  mayCarry(persona: number): boolean
  carriedBy(persona: number): readonly CarriedTag[]
  /** How many of these answers have the tag. */
  countOf(personas: readonly number[], tag: AnswerTag): number
  /** Sets the tag on all of these answers; if all have it already, removes it from them. One undo step. */
  toggle(personas: readonly number[], tag: AnswerTag): void
  /** Creates a tag with that name if there is none yet, and sets it on these answers. One undo step. */
  create(personas: readonly number[], name: string): void
}

const NO_TAGS: readonly CarriedTag[] = []

/** Null for an item whose answers cannot be tagged: it is not open-ended, or the annotations are not loaded yet. */
export function useAnswerTags(question: Question, item: number): AnswerTags | null {
  const { t } = useTranslation('tags')
  const session = useAnnotationSession()
  const tagging = useTaggingAround()
  if (!session || question.type !== 'open_ended') return null
  const { tagged, coded, names, placeOf } = tagging
  const codes = coded.codesOf(item)
  const mayCarry = (persona: number) => codes[placeOf(persona)] === CODES.words
  const targetsOf = (personas: readonly number[], tag: AnswerTag): TagTarget[] =>
    personas.filter(mayCarry).map((persona) => ({
      item: question.id,
      persona: names.nameOf(persona),
      ruled: tagged.isRuled(item, tag, placeOf(persona)),
    }))
  const countOf = (personas: readonly number[], tag: AnswerTag) => {
    const places = tagged.placesOf(item, tag.id)
    return personas.filter((persona) => places.has(placeOf(persona))).length
  }
  return {
    tags: tagged.tags,
    mayCarry,
    carriedBy: (persona) => tagged.carriedAt(item).get(placeOf(persona)) ?? NO_TAGS,
    countOf,
    toggle(personas, tag) {
      const targets = targetsOf(personas, tag)
      if (targets.length === 0) return
      const change = countOf(personas, tag) < targets.length ? withTag : withoutTag
      // Computed outside of `edit`, so that immer need not track thousands of notes one by one.
      const next = change(session.getState().history.present.answers, targets, tag.id)
      session.edit('answer-tags', (said) => {
        said.answers = next
      })
      const words = { name: tag.name, count: targets.length }
      announce(change === withTag ? t('done.set', words) : t('done.taken', words))
    },
    create(personas, name) {
      const { tags, answers } = session.getState().history.present
      const known = tagNamed(tags, name)
      const tag = known ?? newTag(tags, newId(), name)
      const targets = targetsOf(personas, tag)
      const next = withTag(answers, targets, tag.id)
      session.edit('answer-tags', (said) => {
        if (!known) said.tags.push(tag)
        said.answers = next
      })
      announce(t('done.set', { name: tag.name, count: targets.length }))
    },
  }
}
