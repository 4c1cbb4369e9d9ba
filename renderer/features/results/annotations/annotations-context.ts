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

/** The annotations of the run on the screen; null until they are loaded, or if that failed. */
export const AnnotationsContext = createContext<DraftSession<RunAnnotations> | null>(null)

const NONE = createStore<{ history: Pick<SessionState<RunAnnotations>['history'], 'present'> }>(() => ({
  history: { present: emptyAnnotations() },
}))

/** The present annotations; empty ones until they are loaded. */
export function useAnnotations(): RunAnnotations {
  const session = use(AnnotationsContext)
  return useStore(session ?? NONE, (state) => state.history.present)
}

/** A part of the annotations; the component is rendered again when this part changes, not at every letter of a note. */
export function useAnnotationsPart<Part>(select: (annotations: RunAnnotations) => Part): Part {
  const session = use(AnnotationsContext)
  return useStore(session ?? NONE, (state) => select(state.history.present))
}

/** The session that changes the annotations; null until they are loaded. */
export function useAnnotationSession(): DraftSession<RunAnnotations> | null {
  return use(AnnotationsContext)
}

/** Changes the annotation of an item; removes it when nothing is left of it. */
export function annotateItem(
  annotations: RunAnnotations,
  item: string,
  patch: Partial<ItemAnnotation>,
): void {
  const next = { decision: null, note: '', ...annotations.items[item], ...patch }
  if (next.decision === null && next.note === '') delete annotations.items[item]
  else annotations.items[item] = next
}

/** Dismisses a mark with a reason, or reopens it with null. */
export function setDismissed(
  annotations: RunAnnotations,
  { item, mark }: Pick<DismissedMark, 'item' | 'mark'>,
  reason: string | null,
): void {
  annotations.dismissed = annotations.dismissed.filter((one) => one.item !== item || one.mark !== mark)
  if (reason !== null) annotations.dismissed.push({ item, mark, reason })
}

/** The reason why a mark was dismissed; null while it is open. */
export function dismissalOf(
  { dismissed }: Pick<RunAnnotations, 'dismissed'>,
  item: string,
  mark: string,
): string | null {
  return dismissed.find((one) => one.item === item && one.mark === mark)?.reason ?? null
}
