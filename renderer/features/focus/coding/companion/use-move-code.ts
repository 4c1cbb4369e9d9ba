import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TranscriptCode } from '../../../../../shared/models/transcript-notes.ts'
import { codesInOrder } from '../../../../../shared/transcripts/change-codes.ts'
import {
  type CodeMove,
  type CodePlace,
  moveCode,
  placeCode,
  putUnder,
} from '../../../../../shared/transcripts/order-codes.ts'
import { formatNumber } from '../../../../lib/format.ts'
import { useLanguage } from '../../../../lib/use-language.ts'
import { announce } from '../../../../ui/announcer.tsx'
import { useNotesSession } from '../notes-context.ts'

/** Moves codes in the list in which they are edited; each is one undo step, and what had the focus keeps it. */
export function useMoveCode(list: RefObject<HTMLElement | null>) {
  const { t } = useTranslation('codebook')
  const language = useLanguage()
  const session = useNotesSession()
  /** The code that was moved last. */
  const [moved, setMoved] = useState<string | null>(null)
  /** What had the focus in its row before it was moved. */
  const focused = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const before = focused.current
    focused.current = null
    if (!before) return
    // In a long list its row may be a new one.
    const row = list.current?.querySelector(`[data-code="${CSS.escape(moved ?? '')}"]`)
    const stop = before.isConnected ? before : row?.querySelector('button')
    if (!stop) return
    // The browser takes the focus from an element that is moved.
    if (document.activeElement !== stop) stop.focus({ preventScroll: true })
    stop.closest('li')?.scrollIntoView({ block: 'nearest' })
  })

  const apply = (code: TranscriptCode, next: readonly TranscriptCode[]) => {
    const before = session?.getState().history.present.codes
    if (!session || next === before) return
    const { activeElement } = document
    const isInside = activeElement instanceof HTMLElement && list.current?.contains(activeElement)
    focused.current = isInside ? activeElement : null
    setMoved(code.id)
    session.edit('move-code', (notes) => {
      notes.codes = [...next]
    })
    announce(placeWords(next, code))
  }

  /** "Price: 2 of 5, under Trams", for those who do not see it. */
  const placeWords = (codes: readonly TranscriptCode[], { id, name }: TranscriptCode): string => {
    const tree = codesInOrder(codes)
    const own = tree.find(({ code }) => code.id === id)
    const above = own?.path.slice(0, -1) ?? []
    const beside = tree.filter(
      ({ path, code }) => path.length === own?.path.length && code.parent === own.code.parent,
    )
    const at = formatNumber(beside.findIndex(({ code }) => code.id === id) + 1, language)
    const total = formatNumber(beside.length, language)
    const parent = above.at(-1)
    return parent === undefined
      ? t('move.place', { name, at, total })
      : t('move.placeUnder', { name, at, total, parent })
  }

  const now = () => session?.getState().history.present.codes ?? []
  return {
    moved,
    move: (code: TranscriptCode, way: CodeMove) => apply(code, moveCode(now(), code.id, way)),
    place: (id: string, place: CodePlace) => {
      const code = now().find((each) => each.id === id)
      if (code) apply(code, placeCode(now(), id, place))
    },
    put: (code: TranscriptCode, parent: string | null) => apply(code, putUnder(now(), code.id, parent)),
  }
}
