import { Button, Popover } from '@mantine/core'
import { IconNote, IconStar, IconStarOff, IconTags, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { areImportant } from '../../../../shared/transcripts/change-passages.ts'
import { KeyCap } from '../../../ui/marking/key-cap.tsx'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { CodeMenu } from './code-menu.tsx'
import styles from './coding.module.css'
import { useCoding, useCodingView } from './coding-context.ts'
import { PassageCard } from './passage-card.tsx'
import { useCodingActions } from './use-coding-actions.ts'

interface CodeBarProps {
  /** Gives the focus back to where the words are. */
  onGiveBack: () => void
  /** Lets go of the selected words. */
  onLetGo: () => void
}

/** The selected words below the transcript, and what can be done with them; nothing while none are selected. */
export function CodeBar({ onGiveBack, onLetGo }: CodeBarProps) {
  const { t } = useTranslation(['coding', 'common'])
  const { view, standing } = useCoding()
  const newest = useCodingView((state) => state.inHand)
  const opened = useCodingView((state) => state.opened)
  const isSelecting = useCodingView((state) => state.isSelecting)
  const [inHand, setInHand] = useState(newest)
  // While a pointer selects, the bar neither comes nor goes: the words would move away below the pointer.
  if (!isSelecting && inHand !== newest) setInHand(newest)
  const actions = useCodingActions()
  const [first] = inHand
  if (!actions || !first) return null
  const open = (next: 'codes' | 'memo') => view.setState({ opened: next })
  const close = () => {
    view.setState({ opened: null })
    onGiveBack()
  }
  const words =
    inHand.length > 1
      ? t('bar.several', { count: inHand.length })
      : t('bar.words', { words: first.turn.text.slice(first.start, first.end) })
  const important = areImportant(inHand, standing)
  return (
    <section className={styles.bar} aria-label={t('bar.label')} data-print="no" data-code-bar>
      <span className={`said ${styles.barWords}`} title={words}>
        {words}
      </span>
      <span className={styles.barButtons}>
        <span>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconTags size={14} aria-hidden="true" />}
            rightSection={<KeyCap>N</KeyCap>}
            aria-expanded={opened === 'codes'}
            onClick={() => open('codes')}
          >
            {t('bar.code')}
          </Button>
          {opened === 'codes' && <CodeMenu stretches={inHand} onClose={close} />}
        </span>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={
            important ? (
              <IconStarOff size={14} aria-hidden="true" />
            ) : (
              <IconStar size={14} aria-hidden="true" />
            )
          }
          rightSection={<KeyCap>Q</KeyCap>}
          onClick={() => actions.toggleImportant(inHand)}
        >
          {t(important ? 'bar.unimportant' : 'bar.important')}
        </Button>
        {inHand.length === 1 && (
          <Popover
            opened={opened === 'memo'}
            onChange={(isOpen) => !isOpen && close()}
            position="top-end"
            width={320}
            trapFocus
            withinPortal
            closeOnEscape={false}
          >
            <Popover.Target>
              <Button
                variant="default"
                size="compact-sm"
                leftSection={<IconNote size={14} aria-hidden="true" />}
                rightSection={<KeyCap>M</KeyCap>}
                onClick={() => open('memo')}
              >
                {t('bar.memo')}
              </Button>
            </Popover.Target>
            <Popover.Dropdown>
              <PassageCard stretch={first} onClose={close} />
            </Popover.Dropdown>
          </Popover>
        )}
        <PlainButton aria-label={t('bar.letGo')} title={t('bar.letGo')} onClick={onLetGo}>
          <IconX size={16} aria-hidden="true" />
        </PlainButton>
      </span>
    </section>
  )
}
