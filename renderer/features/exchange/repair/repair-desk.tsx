import { Button, VisuallyHidden } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportResult } from '../../../../shared/exchange/import-result.ts'
import { wordsNow } from '../../../../shared/exchange/repair/words-of-line.ts'
import {
  isUntold,
  type LineId,
  type SourceLine,
  textOfPieces,
} from '../../../../shared/exchange/source-lines.ts'
import { wholeText } from '../../../../shared/exchange/told-lines.ts'
import { isPlaceLost } from '../../../lib/keep-place.ts'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { resting } from '../../../ui/resting.ts'
import type { ImportRefused } from '../import-messages.ts'
import { AlikeOffer } from './alike-offer.tsx'
import { pressInDesk } from './desk-keys.ts'
import { LineDivider } from './line-divider.tsx'
import { LineWriter } from './line-writer.tsx'
import { OddBar } from './odd-bar.tsx'
import { RefusedNotice } from './refused-notice.tsx'
import styles from './repair.module.css'
import { ResultingItems } from './resulting-items.tsx'
import { RoleBar } from './role-bar.tsx'
import { SourceLines } from './source-lines.tsx'
import type { Telling } from './telling.ts'
import { useImportOnceRead } from './use-import-once-read.ts'
import { joinableLines, useRepair } from './use-repair.ts'

interface RepairDeskProps {
  result: ImportResult
  telling: Telling
  /** Whether the source is being read again with what was told last. */
  rereading: boolean
  /** Why nothing was read with what is told now, and the result is the one before; usually no line is a question. */
  refused: ImportRefused | null
  storing: boolean
  onTell: (next: Telling) => void
  onBack: () => void
  onImport: () => void
}

/** What is to be done to a line, about which the desk asks in the place of its buttons. */
type Asked = { id: LineId } & (
  | { does: 'write' | 'add' }
  /** `start`: where the cursor is in its text at first; null for where Sonde proposes. */
  | { does: 'divide'; start: number | null }
)

/**
 * The repair desk: the source line by line beside the survey that results. The person says what lines are, and the
 * survey changes at once.
 */
export function RepairDesk(props: RepairDeskProps) {
  const { result, telling, rereading, refused, storing, onTell, onBack, onImport } = props
  const { t } = useTranslation('exchange')
  const { t: common } = useTranslation('common')
  const list = useRef<HTMLDivElement>(null)
  const repair = useRepair({ result, telling, rereading, isRefused: refused !== null, onTell })
  const { lines, cursor, odd, oddAt, offer } = repair
  const [importNow, isStoring] = useImportOnceRead(onImport, { rereading, refused, storing })
  const alike = useMemo(() => new Set(offer?.ids), [offer])
  const [asked, setAsked] = useState<Asked | null>(null)
  const toList = () => focusList(list.current)
  // The keys work at once.
  useEffect(() => focusList(list.current), [])
  // A button that is gone or disabled after it was pressed would leave the focus nowhere, and the next key would be
  // lost.
  useEffect(() => {
    if (isPlaceLost()) focusList(list.current)
  })
  const check = (step: 1 | -1) => {
    repair.check(step)
    toList()
  }
  const tellAlike = () => {
    repair.tellAlike()
    toList()
  }
  const ask = (line: SourceLine | undefined, start: number | null) => {
    takeTyped()
    if (line) setAsked({ id: line.id, does: 'divide', start })
  }
  const askWhere = () => {
    if (cursor.places.length === 1) ask(lines[cursor.at], null)
  }
  /** What was written for a line and not yet taken. */
  const typed = useRef<{ asked: Asked; texts: readonly string[] } | null>(null)
  /** Takes what was typed: a person who goes on to another line, or imports, did not say that it is to be forgotten. */
  const takeTyped = () => {
    const at = lines.findIndex(({ id }) => id === typed.current?.asked.id)
    if (typed.current && at !== -1 && typed.current.texts.length > 0)
      repair[typed.current.asked.does === 'add' ? 'add' : 'write'](typed.current.texts, at)
    typed.current = null
    setAsked(null)
  }
  const endAsking = () => {
    typed.current = null
    setAsked(null)
    toList()
  }
  const goBack = () => {
    takeTyped()
    onBack()
  }
  const current = lines[cursor.at]
  /** If several lines are selected, a new one is added to the last. */
  const write = (isNew: boolean) => {
    if (!current || (!isNew && cursor.places.length > 1)) return
    const at = cursor.places.at(-1) ?? cursor.at
    if (isNew) cursor.goTo(at)
    setAsked({ id: lines[at]?.id ?? current.id, does: isNew ? 'add' : 'write' })
  }
  const isAsked = asked !== null && asked.id === current?.id
  // A person who comes back to the line later is not asked again.
  useEffect(() => {
    if (asked && !isAsked) takeTyped()
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (!pressInDesk(event, { ...repair, check, tellAlike, askWhere, write, back: goBack })) return
    event.preventDefault()
    event.stopPropagation()
  }
  const steps = {
    variant: 'subtle',
    color: 'gray',
    size: 'xs',
    classNames: { label: 'unseen-if-small' },
  } as const
  return (
    // The keys of the desk work wherever the focus is in it; each has a button too.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div className={styles.desk} onKeyDown={onKeyDown}>
      <VisuallyHidden role="status">{repair.said}</VisuallyHidden>
      <div className={styles.bar}>
        <OddBar odd={odd} isHere={oddAt.has(cursor.at)} onGo={check} onKeep={repair.keep} />
        <span className={styles.steps}>
          <Button
            {...steps}
            {...resting(telling.past.length === 0, repair.undo)}
            leftSection={<IconArrowBackUp size={16} aria-hidden="true" />}
            aria-keyshortcuts="Control+Z Meta+Z"
          >
            {common('actions.undo')}
          </Button>
          <Button
            {...steps}
            {...resting(telling.future.length === 0, repair.redo)}
            leftSection={<IconArrowForwardUp size={16} aria-hidden="true" />}
            aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
          >
            {common('actions.redo')}
          </Button>
          <Button {...steps} classNames={{}} disabled={isUntold(telling.present)} onClick={repair.startOver}>
            {t('repair.startOver')}
          </Button>
        </span>
      </div>
      <div className={styles.columns}>
        <div className={styles.source}>
          {isAsked && asked.does !== 'divide' ? (
            <LineWriter
              texts={asked.does === 'add' ? [] : wordsNow(current, result)}
              number={cursor.at + 1}
              isNew={asked.does === 'add'}
              source={asked.does === 'add' ? null : sourceOf(current)}
              onWrite={(texts) => {
                if (asked.does === 'add') repair.add(texts)
                else repair.write(texts)
                endAsking()
              }}
              onType={(texts) => {
                typed.current = texts && { asked, texts }
              }}
              onRestore={() => {
                repair.write([])
                endAsking()
              }}
              onClose={endAsking}
            />
          ) : isAsked && asked.does === 'divide' ? (
            <LineDivider
              text={wholeText(current)}
              number={cursor.at + 1}
              start={asked.start}
              onDivide={(at, separator) => {
                repair.divide(at, separator)
                endAsking()
              }}
              onClose={endAsking}
            />
          ) : (
            <RoleBar
              count={cursor.places.length}
              role={roleOfAll(lines, cursor.places)}
              canJoin={joinableLines(cursor.places).length > 0}
              canMove={{
                up: (cursor.places[0] ?? 0) > 0,
                down: (cursor.places.at(-1) ?? 0) < lines.length - 1,
              }}
              onTell={repair.tell}
              onWrite={write}
              onDivide={askWhere}
              onJoin={repair.join}
              onMove={repair.move}
            />
          )}
          <SourceLines
            list={list}
            lines={lines}
            told={repair.told}
            odd={oddAt}
            alike={alike}
            cursor={cursor}
            isAsked={isAsked}
            onDivide={(place, at) => {
              cursor.goTo(place)
              ask(lines[place], at)
            }}
          />
          <AlikeOffer offer={offer} onTell={tellAlike} />
        </div>
        <div className={styles.made}>
          <ResultingItems
            draft={result.draft}
            isOld={refused !== null}
            rereading={rereading}
            current={lines[cursor.at]?.item ?? null}
            onShow={(item) => {
              const line = lines.findIndex((each) => each.item === item)
              if (line !== -1) cursor.goTo(line)
              toList()
            }}
          />
        </div>
      </div>
      <DialogFoot>
        {/* Here it is in sight in a small window too, beside the button that it disables. */}
        {refused && (
          <div className={styles.refused}>
            <RefusedNotice refused={refused} />
          </div>
        )}
        <Button variant="default" onClick={goBack}>
          {t('repair.back')}
        </Button>
        <Button
          disabled={refused !== null}
          loading={isStoring}
          onClick={() => {
            takeTyped()
            importNow()
          }}
        >
          {t('preview.import')}
        </Button>
      </DialogFoot>
    </div>
  )
}

/** What the source has in the place of a line that was written; null where it was not, or has nothing of the source. */
function sourceOf({ written, pieces }: SourceLine): string | null {
  if (written === undefined) return null
  return textOfPieces(pieces).trim() || null
}

/** What all of these lines are; null where they differ. */
function roleOfAll(lines: readonly SourceLine[], places: readonly number[]) {
  const role = lines[places[0] ?? 0]?.role ?? null
  return places.every((place) => lines[place]?.role === role) ? role : null
}

/** In a small window the list may be out of sight. */
function focusList(list: HTMLElement | null): void {
  list?.focus({ preventScroll: true })
  list?.scrollIntoView({ block: 'nearest' })
}
