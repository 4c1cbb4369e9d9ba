import { useTranslation } from 'react-i18next'
import { toggleQuotes } from '../../../../shared/analysis/tags/quote-changes.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import { announce } from '../../../ui/announcer.tsx'
import { useAnnotationSession, useAnnotationsPart } from '../annotations/annotations-context.ts'
import { useTaggingAround } from '../tags/tagging.tsx'

/** The quotes among the answers to one item; personas by their position in the results. */
export interface ItemQuotes {
  has(persona: number): boolean
  /** Keeps these answers as quotes or, if all are kept already, removes them. One undo step. */
  toggle(personas: readonly number[]): void
}

/** The quotes of an item, and how to change them. */
export function useQuotes({ id: item }: Pick<Question, 'id'>): ItemQuotes {
  const { t } = useTranslation('tags')
  const session = useAnnotationSession()
  const quotes = useAnnotationsPart((said) => said.quotes)
  const { names } = useTaggingAround()
  const kept = new Set(
    quotes.flatMap(({ item: at, persona }) => (at === item ? [names.positionOf(persona)] : [])),
  )
  return {
    has: (persona) => kept.has(persona),
    toggle(personas) {
      const before = session?.getState().history.present.quotes ?? []
      const next = toggleQuotes(
        before,
        personas.map((persona) => ({ item, persona: names.nameOf(persona) })),
      )
      session?.edit('quotes', (said) => {
        said.quotes = next
      })
      const count = Math.abs(next.length - before.length)
      announce(t(next.length > before.length ? 'quotes.kept' : 'quotes.taken', { count }))
    },
  }
}
