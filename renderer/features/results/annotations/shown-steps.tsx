import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { RunAnnotations } from '../../../../shared/models/annotations.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import { tellDone } from '../../../ui/tell-done.tsx'
import { DraftNotices } from '../../draft/draft-notices.tsx'
import type { DraftSession } from '../../draft/draft-session.ts'
import { reportingSteps, type StepAction } from '../../draft/reporting-steps.ts'
import { useUndoKeys } from '../../draft/use-undo-keys.ts'
import { AnnotationsContext } from './annotations-context.ts'
import { itemOfStep } from './item-of-step.ts'
import { useStepWords } from './use-step-words.ts'

interface ShownStepsProps {
  /** Null until the annotations are loaded; the children are shown before. */
  session: DraftSession<RunAnnotations> | null
  questions: readonly Question[]
  children: ReactNode
}

/**
 * Provides the annotations with an undo that nobody overlooks: the history is that of the whole run, so a step may
 * concern another item than the one that is open. That item is then opened, and what was undone is named.
 */
export function ShownSteps({ session, questions, children }: ShownStepsProps) {
  const { t } = useTranslation('diagnosis')
  const { item, filter, find } = useSearch({ from: '/runs/$runId' })
  const navigate = useNavigate({ from: '/runs/$runId' })
  const wordsOf = useStepWords()
  const onStep = (action: StepAction, place: string) => {
    const what = wordsOf(place)
    const at = itemOfStep(place, questions)
    const isOpen =
      at !== null &&
      at ===
        Math.max(
          0,
          questions.findIndex(({ id }) => id === item),
        )
    if (isOpen || what === null) return
    const number = at === null ? null : at + 1
    tellDone(t(`done.${action}`, { what: number === null ? what : t('done.ofItem', { what, number }) }))
    if (at !== null)
      void navigate({
        search: { item: questions[at]?.id, ...(filter && { filter }), ...(find && { find }) },
        replace: true,
      })
  }
  /** The newest `onStep`: the session itself stays the same, or everything that shows annotations would be drawn again. */
  const newest = useRef(onStep)
  useLayoutEffect(() => {
    newest.current = onStep
  })
  const shown = useMemo(
    () => session && reportingSteps(session, (action, place) => newest.current(action, place)),
    [session],
  )
  return (
    <AnnotationsContext value={shown}>
      {shown && <Beside session={shown} />}
      {children}
    </AnnotationsContext>
  )
}

/** The undo keys, and the notices about the draft. */
function Beside({ session }: { session: DraftSession<RunAnnotations> }) {
  useUndoKeys(session, isOtherField)
  return <DraftNotices kind="annotations" session={session} />
}

/** A field that is not an annotation, e.g. the search, undoes its own letters. */
function isOtherField(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.matches('input:not([type="radio"]), textarea, [contenteditable]') &&
    target.closest('[data-annotation]') === null
  )
}
