import { Popover, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconNote, IconStarFilled } from '@tabler/icons-react'
import { type CSSProperties, type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Turn } from '../../../../shared/models/focus.ts'
import type { Passage } from '../../../../shared/models/transcript-notes.ts'
import type { PlacedPassage } from '../../../../shared/transcripts/place-passages.ts'
import marking from '../../../ui/marking/marking.module.css'
import { type ArrangedBracket, arrangeBrackets } from './arrange-brackets.ts'
import styles from './coding.module.css'
import { useCoding, useCodingView } from './coding-context.ts'
import { labelKey, limitStepOf, useJoinMoved, useMoveLimits } from './move-limits.ts'
import { useIsReadOnly } from './notes-context.ts'
import { PassageCard } from './passage-card.tsx'
import { PassageFacts } from './passage-facts.tsx'
import { usePassagePlaces } from './use-passage-places.ts'

interface TurnCodesProps {
  turn: Turn
  passages: readonly PlacedPassage[]
  /** The element that shows what was said. */
  said: RefObject<HTMLElement | null>
}

/** The coded passages of a turn in its margin: a bracket for each, and a label with its codes that opens it. */
export function TurnCodes({ turn, passages, said }: TurnCodesProps) {
  const { t } = useTranslation('coding')
  const visited = useCodingView((view) => view.visited)
  const moved = useCodingView((view) => (view.moved?.stretch.turn.number === turn.number ? view.moved : null))
  const places = usePassagePlaces(said, passages, visited)
  const { brackets, lanes, height } = arrangeBrackets(places)
  return (
    <ul
      className={styles.margin}
      aria-label={t('turn.codes', { number: turn.number })}
      style={{ '--height': `${height}px`, '--lanes': lanes } as CSSProperties}
    >
      {passages.map((placed, at) => {
        const { start, end } = placed
        const nth = passages.slice(0, at).filter((each) => each.start === start && each.end === end).length
        // By its words and not by the passage, which may go while the card is open.
        const own = labelKey({ start, end }, nth)
        const isMoved = nth === 0 && moved?.stretch.start === start && moved.stretch.end === end
        // Words that stand now where the moved ones were.
        const key = isMoved ? moved.key : own === moved?.key ? `${own}/now` : own
        return (
          <PassageLabel key={key} turn={turn} placed={placed} bracket={brackets[at]} isFirst={nth === 0} />
        )
      })}
    </ul>
  )
}

interface PassageLabelProps {
  turn: Turn
  placed: PlacedPassage
  /** Undefined until the turn is measured. */
  bracket: ArrangedBracket | undefined
  /** Whether it is the first of those on the same words, beside which their card opens. */
  isFirst: boolean
}

function PassageLabel({ turn, placed: { passage, start, end }, bracket, isFirst }: PassageLabelProps) {
  const { t } = useTranslation('coding')
  const { codes, view } = useCoding()
  const readOnly = useIsReadOnly()
  const Card = readOnly ? PassageFacts : PassageCard
  const opened = useCodingView(
    // By its number: a round that arrives can make every turn a new object.
    ({ card }) => isFirst && card?.turn.number === turn.number && card.start === start && card.end === end,
  )
  const newestTop = bracket?.labelTop ?? 0
  const [labelTop, setLabelTop] = useState(newestTop)
  // The card beside it stays under the pointer while the limits are moved.
  if (!opened && labelTop !== newestTop) setLabelTop(newestTop)
  const setOpened = (isOpen: boolean) => view.setState({ card: isOpen ? { turn, start, end } : null })
  const moveLimits = useMoveLimits()
  const joinMoved = useJoinMoved()
  const own = passage.codes.flatMap((id) => codes.get(id) ?? [])
  const names = own.map(({ name }) => name).join(', ')
  const shown = names || t(`turn.${signOf(passage)}`)
  const place = {
    '--top': `${bracket?.top ?? 0}px`,
    '--size': `${bracket?.height ?? 0}px`,
    '--lane': bracket?.lane ?? 0,
    '--label': `${labelTop}px`,
  } as CSSProperties
  return (
    <li data-colour={own[0]?.colour ?? 'slate'} style={place}>
      <span className={styles.bracket} />
      <Popover
        opened={opened}
        onChange={setOpened}
        position="bottom-end"
        width={320}
        trapFocus
        returnFocus
        closeOnEscape={false}
        withinPortal
      >
        <Popover.Target>
          <UnstyledButton
            className={styles.label}
            aria-label={t('turn.passage', { codes: names || t('turn.uncoded'), words: passage.words })}
            title={names}
            onClick={() => setOpened(!opened)}
            // The focus comes back to it after a look at another window.
            onBlur={({ currentTarget }) => currentTarget !== document.activeElement && joinMoved()}
            onKeyDown={(event) => {
              const step = limitStepOf(event)
              if (!step || readOnly) return
              // Without it the key would select words of the turn.
              event.stopPropagation()
              event.preventDefault()
              moveLimits({ turn, start, end }, step)
            }}
          >
            {own.length > 0 && <span className={marking.dot} />}
            <span className={styles.labelName}>{shown}</span>
            {passage.important && (
              <>
                <IconStarFilled size={12} aria-hidden="true" className={styles.sign} />
                <VisuallyHidden>{t('turn.important')}</VisuallyHidden>
              </>
            )}
            {passage.memo.trim() !== '' && (
              <>
                <IconNote size={12} aria-hidden="true" className={styles.sign} />
                <VisuallyHidden>{t('turn.memo')}</VisuallyHidden>
              </>
            )}
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown>
          <Card stretch={{ turn, start, end }} onClose={() => setOpened(false)} />
        </Popover.Dropdown>
      </Popover>
    </li>
  )
}

/** What the label of a passage without a code says. */
function signOf({ important, memo }: Passage) {
  if (important) return 'important'
  return memo.trim() === '' ? 'uncoded' : 'memo'
}
