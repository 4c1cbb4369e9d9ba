import { ActionIcon, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Option } from '../../../../shared/models/draft.ts'
import { resting } from '../../../ui/resting.ts'
import styles from './design.module.css'

interface ArmOptionProps {
  option: Option
  /** Name of the arm. */
  arm: string
  /** Its position in the list, from 0. */
  at: number
  /** Number of options of the arm. */
  count: number
  onType: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  onMove: (step: -1 | 1) => void
  onRemove: () => void
}

/** A response option of a rewording: its text, and buttons that move or remove it. */
export function ArmOption({ option, arm, at, count, onType, onKeyDown, onMove, onRemove }: ArmOptionProps) {
  const { t } = useTranslation('experiments')
  const names = { arm, number: at + 1 }
  const pressed = useRef<HTMLButtonElement | null>(null)
  // The pressed button keeps the focus when its row moves.
  useEffect(() => {
    pressed.current?.focus()
    pressed.current = null
  })
  const mover = (label: string, step: -1 | 1, Icon: typeof IconArrowUp) => {
    const isAtEnd = at + step < 0 || at + step >= count
    return (
      <ActionIcon
        aria-label={label}
        {...resting(isAtEnd, ({ currentTarget }) => {
          pressed.current = currentTarget
          onMove(step)
        })}
      >
        <Icon size={16} aria-hidden="true" />
      </ActionIcon>
    )
  }
  return (
    <div className={styles.option}>
      <TextInput
        className={styles.optionText}
        data-option={option.id}
        aria-label={t('arm.option', names)}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        value={option.text}
        onChange={({ currentTarget: { value } }) => onType(value)}
        onKeyDown={onKeyDown}
      />
      {mover(t('arm.optionUp', names), -1, IconArrowUp)}
      {mover(t('arm.optionDown', names), 1, IconArrowDown)}
      <ActionIcon aria-label={t('arm.removeOption', names)} onClick={onRemove}>
        <IconX size={16} aria-hidden="true" />
      </ActionIcon>
    </div>
  )
}
