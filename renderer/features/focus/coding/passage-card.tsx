import { ActionIcon, Button, Textarea, UnstyledButton } from '@mantine/core'
import { IconPlus, IconStar, IconStarFilled, IconTrash, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TurnStretch } from '../../../../shared/transcripts/change-passages.ts'
import marking from '../../../ui/marking/marking.module.css'
import { undoStepOf } from '../../draft/use-undo-keys.ts'
import { CodeMenu } from './code-menu.tsx'
import styles from './coding.module.css'
import { useCoding } from './coding-context.ts'
import { limitStepOf, useMoveLimits } from './move-limits.ts'
import { useNotesSession } from './notes-context.ts'
import { CardWords, PassageLimits } from './passage-limits.tsx'
import { useCodingActions } from './use-coding-actions.ts'

interface PassageCardProps {
  /** The words; there need not be a passage yet. */
  stretch: TurnStretch
  onClose: () => void
}

/** What a passage carries: its codes, whether it is an important quote, and a memo. All can be changed here. */
export function PassageCard({ stretch, onClose }: PassageCardProps) {
  const { t } = useTranslation('coding')
  const { placed, codes, view } = useCoding()
  const actions = useCodingActions()
  const moveLimits = useMoveLimits()
  const session = useNotesSession()
  const [choosing, setChoosing] = useState(false)
  const add = useRef<HTMLButtonElement>(null)
  if (!actions) return null
  const { turn, start, end } = stretch
  const closeMenu = () => {
    setChoosing(false)
    add.current?.focus({ preventScroll: true })
  }
  const standing = placed.filter(
    (each) => each.index === turn.number - 1 && each.start === start && each.end === end,
  )
  const own = [...new Set(standing.flatMap(({ passage }) => passage.codes))].flatMap(
    (id) => codes.get(id) ?? [],
  )
  const important = standing.some(({ passage }) => passage.important)
  const memo = standing.find(({ passage }) => passage.memo !== '')?.passage.memo ?? ''
  const onKeyDown = (event: KeyboardEvent) => {
    // Its own Escape, because that of the popover would also close it when only the code menu in it is to be closed.
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      event.stopPropagation()
      onClose()
    }
    if (isTextField(event.target)) return
    const step = limitStepOf(event)
    const undone = undoStepOf(event)
    if (!step && !undone) return
    event.preventDefault()
    if (step) moveLimits(stretch, step)
    if (undone) session?.[undone]()
  }
  return (
    <section className={styles.card} aria-label={t('passage.label')} data-annotation onKeyDown={onKeyDown}>
      <CardWords stretch={stretch} />
      <PassageLimits stretch={stretch} />
      {own.length > 0 && (
        <ul className={styles.cardCodes}>
          {own.map((code) => (
            <li key={code.id} className={styles.cardCode} data-colour={code.colour}>
              <span className={marking.dot} />
              <span className={styles.labelName}>{code.name}</span>
              <ActionIcon
                size={20}
                variant="subtle"
                color="gray"
                aria-label={t('passage.take', { name: code.name })}
                onClick={() => actions.toggle([stretch], code)}
              >
                <IconX size={12} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.cardRow}>
        <span>
          <Button
            ref={add}
            size="compact-sm"
            variant="default"
            leftSection={<IconPlus size={14} aria-hidden="true" />}
            aria-expanded={choosing}
            onClick={() => setChoosing(true)}
          >
            {t('passage.add')}
          </Button>
          {choosing && <CodeMenu inside stretches={[stretch]} onClose={closeMenu} />}
        </span>
        <UnstyledButton
          className={styles.star}
          aria-pressed={important}
          onClick={() => actions.toggleImportant([stretch])}
        >
          {important ? (
            <IconStarFilled size={14} aria-hidden="true" />
          ) : (
            <IconStar size={14} aria-hidden="true" />
          )}
          {t('passage.important')}
        </UnstyledButton>
      </div>
      <Textarea
        // A card is opened to write more often than to remove something: the first letters belong here.
        data-autofocus
        label={t('passage.memo')}
        autosize
        minRows={2}
        maxRows={8}
        value={memo}
        onChange={(event) => actions.setMemo(stretch, event.currentTarget.value)}
      />
      <div className={styles.cardRow}>
        {standing.length > 0 ? (
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            leftSection={<IconTrash size={14} aria-hidden="true" />}
            onClick={() => {
              const ids = standing.map(({ passage }) => passage.id)
              // Passages to whose words this one was moved are not deleted with it.
              const last = view.getState().moved
              const moved = last?.isDone ? [] : ids.filter((id) => last?.ids.includes(id))
              actions.remove(moved.length > 0 ? moved : ids)
              onClose()
            }}
          >
            {t('passage.remove')}
          </Button>
        ) : (
          <span />
        )}
        <Button size="compact-sm" variant="default" onClick={onClose}>
          {t('passage.close')}
        </Button>
      </div>
    </section>
  )
}

/** Whether keys move the cursor in a text there. */
function isTextField(target: EventTarget): boolean {
  return target instanceof Element && target.matches('input, textarea')
}
