import { ActionIcon, TextInput } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconSearch, IconX } from '@tabler/icons-react'
import { type RefObject, use, useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { FindableText } from '../../../shared/text/find-in-texts.ts'
import { useCommand } from '../../lib/commands.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { bringIntoView } from './bring-into-view.ts'
import { type CursorPlace, cursorPlace, putCursorBack, selectedWords } from './cursor-place.ts'
import styles from './find-bar.module.css'
import { FindContext } from './find-context.ts'
import { useFindKeys } from './use-find-keys.ts'

interface FindBarProps {
  /** The command that opens the find: "Find in this survey". */
  label: string
  /** All texts that can be found, in the order of the screen; needed only while the find is open. */
  texts: readonly FindableText[]
  /** Returns the place where the search begins, which is where the person is; null for the top. */
  whereAmI: () => string | null
  /** Has a place rendered; the hit in it is then scrolled into view. */
  show: (place: string) => void
  /** Returns the focus if the element that had it has been rendered anew since. */
  onGiveBack?: (place: CursorPlace) => void
}

/**
 * The find of a screen, at the top of the pane that scrolls. It searches the screen's data, not the rendered elements,
 * so that nothing far from the window is missed.
 */
export function FindBar(props: FindBarProps) {
  const { label, whereAmI, onGiveBack } = props
  const find = use(FindContext)
  const opened = useStore(find.state, (state) => state.opened)
  const field = useRef<HTMLInputElement>(null)
  const before = useRef<CursorPlace | null>(null)
  const open = () => {
    before.current = cursorPlace()
    if (opened) {
      take(field.current)
      return
    }
    find.open(whereAmI(), selectedWords())
  }
  const close = () => {
    find.close()
    const place = before.current
    if (!place) document.querySelector('main')?.focus({ preventScroll: true })
    else if (!putCursorBack(place)) onGiveBack?.(place)
  }
  useCommand(label, open)
  useFindKeys({ field, open, step: find.step })
  return opened && <OpenBar {...props} field={field} onClose={close} />
}

interface OpenBarProps extends FindBarProps {
  field: RefObject<HTMLInputElement | null>
  onClose: () => void
}

function OpenBar({ label, texts, show, field, onClose }: OpenBarProps) {
  const { t } = useTranslation('common')
  const find = use(FindContext)
  const query = useStore(find.state, (state) => state.query)
  const total = useStore(find.state, (state) => state.found.total)
  useLayoutEffect(() => find.setTexts(texts), [find, texts])
  useLayoutEffect(() => take(field.current), [field])
  useVisits(show)
  return (
    <search
      className={styles.bar}
      aria-label={label}
      data-find-bar
      data-print="no"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        event.preventDefault()
        // Escape closes the find and does nothing else, such as clearing a selection.
        event.stopPropagation()
        onClose()
      }}
    >
      <TextInput
        ref={field}
        type="text"
        className={styles.field}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        value={query}
        onChange={(event) => find.search(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          find.step(event.shiftKey ? -1 : 1)
        }}
      />
      <Count />
      <span className={styles.buttons}>
        <ActionIcon
          aria-label={t('find.previous')}
          title={t('find.previous')}
          disabled={total === 0}
          onClick={() => find.step(-1)}
        >
          <IconChevronUp size={16} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon
          aria-label={t('find.next')}
          title={t('find.next')}
          disabled={total === 0}
          onClick={() => find.step(1)}
        >
          <IconChevronDown size={16} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon aria-label={t('find.close')} title={t('find.close')} onClick={onClose}>
          <IconX size={16} aria-hidden="true" />
        </ActionIcon>
      </span>
    </search>
  )
}

/** The number of hits and the number of the current one; screen readers read it when it changes. */
function Count() {
  const { t } = useTranslation('common')
  const language = useLanguage()
  const { state } = use(FindContext)
  const wanted = useStore(state, (find) => find.wanted)
  const total = useStore(state, (find) => find.found.total)
  const current = useStore(state, (find) => find.current)
  const words =
    wanted === ''
      ? ''
      : total === 0
        ? t('find.none')
        : t('find.count', {
            current: formatNumber((current ?? 0) + 1, language),
            total: formatNumber(total, language),
          })
  return <output className={styles.count}>{words}</output>
}

/** Scrolls each hit that the person goes to into view. */
function useVisits(show: (place: string) => void): void {
  const { state } = use(FindContext)
  const visits = useStore(state, (find) => find.visits)
  const seen = useRef(visits)
  const latest = useRef(show)
  useEffect(() => {
    latest.current = show
  })
  useEffect(() => {
    if (seen.current === visits) return
    seen.current = visits
    const { found, current } = state.getState()
    const hit = current === null ? null : found.at(current)
    if (!hit) return
    return bringIntoView(currentMark, () => latest.current(hit.place))
  }, [state, visits])
}

/** Focuses the field with its text selected, so that typing replaces it. */
function take(field: HTMLInputElement | null): void {
  field?.focus({ preventScroll: true })
  field?.select()
}

const currentMark = () => document.querySelector<HTMLElement>('mark[data-current]')
