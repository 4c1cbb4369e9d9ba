import { createContext, use } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import {
  type DismissedMark,
  emptyAnnotations,
  type ItemAnnotation,
  type RunAnnotations,
} from '../../../../shared/models/annotations.ts'
import type { DraftSession, SessionState } from '../../draft/draft-session.ts'

/** What a person says of the run on the screen; null until it was read, or where it cannot be. */
export const AnnotationsContext = createContext<DraftSession<RunAnnotations> | null>(null)

const NONE = createStore<{ history: Pick<SessionState<RunAnnotations>['history'], 'present'> }>(() => ({
  history: { present: emptyAnnotations() },
}))

/** The annotations as they stand; those of nobody until they were read. */
export function useAnnotations(): RunAnnotations {
  const session = use(AnnotationsContext)
  return useStore(session ?? NONE, (state) => state.history.present)
}

/** A part of the annotations: who uses it renders again when this part changes, not at every letter of a note. */
export function useAnnotationsPart<Part>(select: (annotations: RunAnnotations) => Part): Part {
  const session = use(AnnotationsContext)
  return useStore(session ?? NONE, (state) => select(state.history.present))
}

/** How annotations are changed; null until they were read. */
export function useAnnotationSession(): DraftSession<RunAnnotations> | null {
  return use(AnnotationsContext)
}

/** Changes what is said of an item; an item of which nothing is said any more has no entry. */
export function annotateItem(
  annotations: RunAnnotations,
  item: string,
  patch: Partial<ItemAnnotation>,
): void {
  const next = { decision: null, note: '', ...annotations.items[item], ...patch }
  if (next.decision === null && next.note === '') delete annotations.items[item]
  else annotations.items[item] = next
}

/** Dismisses a mark for a reason, or with null opens it again. */
export function setDismissed(
  annotations: RunAnnotations,
  { item, mark }: Pick<DismissedMark, 'item' | 'mark'>,
  reason: string | null,
): void {
  annotations.dismissed = annotations.dismissed.filter((one) => one.item !== item || one.mark !== mark)
  if (reason !== null) annotations.dismissed.push({ item, mark, reason })
}

/** Why a mark was dismissed; null while it is open. */
export function dismissalOf(
  { dismissed }: Pick<RunAnnotations, 'dismissed'>,
  item: string,
  mark: string,
): string | null {
  return dismissed.find((one) => one.item === item && one.mark === mark)?.reason ?? null
}
