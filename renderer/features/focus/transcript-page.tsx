import { Button, VisuallyHidden } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Turn } from '../../../shared/models/focus.ts'
import { isSameStretch } from '../../../shared/transcripts/change-passages.ts'
import { usePrinting } from '../../lib/use-printing.ts'
import { FindBar } from '../../ui/find/find-bar.tsx'
import { FindContext } from '../../ui/find/find-context.ts'
import { createFindStore } from '../../ui/find/find-store.ts'
import { CodeBar } from './coding/code-bar.tsx'
import codingStyles from './coding/coding.module.css'
import './coding/coding.css'
import { useCodingIfAny } from './coding/coding-context.ts'
import { PrintedFilter } from './coding/printed-filter.tsx'
import { select } from './coding/selected-stretches.ts'
import { TranscriptFilterBar } from './coding/transcript-filter.tsx'
import { useInHand } from './coding/use-in-hand.ts'
import { useKeptTurn } from './coding/use-kept-turn.ts'
import { useShownTurns } from './coding/use-shown-turns.ts'
import { useTurnFocus } from './coding/use-turn-focus.ts'
import { letGo, useTurnKeys } from './coding/use-turn-keys.ts'
import { useVisitedPassage } from './coding/use-visited-passage.ts'
import { findTurn } from './find-turn.ts'
import { PrintedTurns } from './printed-turns.tsx'
import { startsRound } from './starts-round.ts'
import styles from './transcript.module.css'
import { saidPlace, transcriptTexts, turnOfPlace, useSpeakerName } from './transcript-texts.ts'
import { TurnArticle } from './turn-article.tsx'

interface TranscriptPageProps {
  turns: readonly Turn[]
  /** Whether a request is under way that may add turns. */
  busy: boolean
  /** Whether the discussion is over; it then opens at its beginning. */
  over: boolean
}

/** Pixels from the end within which the page counts as being at the end, and stays there. */
const NEAR = 64
/** Height of a turn before it is measured: three lines. Pixels. */
const USUAL_HEIGHT = 96

/**
 * The transcript of a discussion, of which only the turns in view are rendered. A discussion under way opens at its end
 * and stays there as turns arrive, unless the person has scrolled up: then it says how many are new.
 */
export function TranscriptPage({ turns, busy, over }: TranscriptPageProps) {
  const { t } = useTranslation(['focus', 'coding'])
  const page = useRef<HTMLDivElement>(null)
  const { find = '', codes } = useSearch({ from: '/focus/$sessionId' })
  const [atEnd, setAtEnd] = useState(find === '' && !codes && !over)
  /** Number of turns when the person last saw the end. */
  const [seen, setSeen] = useState(turns.length)
  /** Position of the turn that a search found. */
  const [marked, setMarked] = useState<number | null>(null)
  const [finder] = useState(() => createFindStore(find))
  const finding = useStore(finder.state, ({ opened }) => opened)
  const nameOf = useSpeakerName()
  const coding = useCodingIfAny()
  const shown = useShownTurns(turns)
  const { positions } = shown
  const texts = useMemo(
    () => (finding ? transcriptTexts(turns, positions, nameOf) : []),
    [finding, turns, positions, nameOf],
  )
  const total = turns.length
  const count = positions.length
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => page.current,
    estimateSize: () => USUAL_HEIGHT,
    getItemKey: (place) => positions[place] ?? place,
    overscan: 6,
  })
  const printing = usePrinting()
  const drawn = printing ? [] : virtualizer.getVirtualItems()
  const toEnd = () => virtualizer.scrollToIndex(count - 1, { align: 'end' })
  const positionInView = () => {
    const top = page.current?.scrollTop ?? 0
    const first = virtualizer.getVirtualItems().find(({ end }) => end > top)
    return positions[first?.index ?? -1] ?? -1
  }
  const onScroll = () => {
    const near = isNearEnd(page.current)
    setAtEnd(near)
    keepTurn(positionInView())
    if (near) setSeen(total)
  }
  const follow = useRef(toEnd)
  follow.current = toEnd
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new turns move the page; scrolling must not.
  useLayoutEffect(() => {
    if (!atEnd) return
    follow.current()
    setSeen(total)
  }, [total])
  // A search led here: scrolls to the turn that it found, once for each search.
  const first = useRef(turns)
  first.current = turns
  useEffect(() => {
    const found = findTurn(first.current, find)
    if (find !== '' && found < 0 && !over) follow.current()
    // The screen opens without a filter, so that a turn's position is its place.
    if (found >= 0) virtualizer.scrollToIndex(found, { align: 'start' })
    setMarked(found >= 0 ? found : null)
  }, [find, over, virtualizer])
  // A short discussion shows its end from the start.
  useLayoutEffect(() => setAtEnd((before) => before || isNearEnd(page.current)), [])
  const show = useCallback(
    (place: number) => {
      const [offset] = virtualizer.getOffsetForIndex(place, 'center') ?? []
      if (page.current && offset !== undefined) page.current.scrollTop = offset
    },
    [virtualizer],
  )
  const keepTurn = useKeptTurn(
    shown,
    useCallback(
      (place) => {
        virtualizer.scrollToIndex(place, { align: 'start' })
        setAtEnd(isNearEnd(page.current))
        // What the filter hides must not stay selected.
        if (coding) letGo(coding)
      },
      [virtualizer, coding],
    ),
  )
  const goBy = useTurnFocus(page, turns, shown, (place) =>
    virtualizer.scrollToIndex(place, { align: 'auto' }),
  )
  useInHand(page, positions)
  useVisitedPassage(shown, show)
  const onKeyDown = useTurnKeys({
    root: page,
    positions,
    turnInView: () => turns[positionInView()] ?? null,
    goBy,
  })
  const giveBack = () => {
    const { inHand: [first] = [], moved = null } = coding?.view.getState() ?? {}
    const turn = first?.turn
    // The limits were moved in the card of the selected words: the page's own selection follows.
    if (page.current && first && isSameStretch(first, moved?.stretch)) select(page.current, first)
    const article = page.current?.querySelector<HTMLElement>(
      `article[data-turn="${(turn?.number ?? 0) - 1}"]`,
    )
    ;(article ?? page.current)?.focus({ preventScroll: true })
  }
  const unseen = Math.max(0, total - seen)
  return (
    <FindContext value={finder}>
      <FindBar
        label={t('transcript.find')}
        texts={texts}
        whereAmI={() => (count === 0 ? null : saidPlace(positionInView()))}
        show={(place) => show(shown.placeOf(turnOfPlace(place)))}
      />
      {coding && <TranscriptFilterBar shown={count} />}
      <div className={styles.transcript} data-print="flow" data-fills-page>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are for the turns in it, which take the focus. */}
        <div
          ref={page}
          className={styles.page}
          data-print="flow"
          onScroll={onScroll}
          onKeyDown={onKeyDown}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          tabIndex={0}
        >
          {count === 0 && <p className={codingStyles.noneShown}>{t('coding:filter.none')}</p>}
          <div
            role="feed"
            aria-label={t('transcript.label')}
            aria-busy={busy}
            className={styles.feed}
            data-print="flow"
            data-coded={(coding && coding.placed.length > 0) || undefined}
            style={printing ? undefined : { height: virtualizer.getTotalSize() }}
          >
            {printing && shown.isFiltered && <PrintedFilter shown={count} />}
            {printing && <PrintedTurns turns={turns} positions={positions} />}
            {drawn.map(({ index, start }) => {
              const position = positions[index] ?? -1
              const turn = turns[position]
              return turn ? (
                <TurnArticle
                  key={turn.number}
                  ref={virtualizer.measureElement}
                  turn={turn}
                  found={position === marked && !finding}
                  place={index}
                  index={position}
                  startsRound={startsRound(turns, position, positions[index - 1] ?? -1)}
                  total={count}
                  offset={start}
                />
              ) : null
            })}
          </div>
        </div>
        {coding && <CodeBar onGiveBack={giveBack} onLetGo={() => letGo(coding)} />}
        {!atEnd && (
          <div className={styles.toEnd} data-print="no">
            <Button
              variant="default"
              leftSection={<IconArrowDown size={16} aria-hidden="true" />}
              onClick={toEnd}
            >
              {unseen > 0 ? t('transcript.newTurns', { count: unseen }) : t('transcript.toEnd')}
            </Button>
          </div>
        )}
        <NewTurns count={total} />
      </div>
    </FindContext>
  )
}

/** Whether the end of a scrolling element is in view, or nearly so. */
function isNearEnd(page: HTMLElement | null): boolean {
  return page !== null && page.scrollHeight - page.scrollTop - page.clientHeight < NEAR
}

/** Tells screen readers, without interrupting them, that turns have arrived. */
function NewTurns({ count }: { count: number }) {
  const { t } = useTranslation('focus')
  const before = useRef(count)
  const [words, setWords] = useState('')
  useEffect(() => {
    const added = count - before.current
    before.current = count
    if (added > 0) setWords(t('transcript.newTurns', { count: added }))
  }, [count, t])
  return <VisuallyHidden aria-live="polite">{words}</VisuallyHidden>
}
