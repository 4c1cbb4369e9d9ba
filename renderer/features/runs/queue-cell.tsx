import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Run } from '../../../shared/models/run.ts'
import { resting } from '../../ui/resting.ts'
import { useRunActions } from '../../ui/runs/use-run-actions.ts'
import type { QueuePlace } from './queue.ts'
import styles from './runs.module.css'

interface QueueCellProps {
  run: Run
  place: QueuePlace
  /** Called with an announcement when a move requested here is done. */
  onMoved: (words: string) => void
}

/**
 * A waiting run's place in its queue, with buttons that move it. The pressed button keeps the focus when the row moves.
 */
export function QueueCell({ run, place: { place, length, up, down }, onMoved }: QueueCellProps) {
  const { t } = useTranslation('runs')
  const { reorder } = useRunActions()
  const pressed = useRef<HTMLButtonElement | null>(null)
  const tellMove = useEffectEvent((now: number) => {
    if (!pressed.current) return
    pressed.current.focus()
    pressed.current = null
    onMoved(t('queue.moved', { title: run.title, place: now, length }))
  })
  useEffect(() => tellMove(place), [place])
  const button = (name: 'up' | 'down', move: QueuePlace['down'], Icon: typeof IconArrowUp) => (
    <ActionIcon
      aria-label={t(`queue.${name}`, { title: run.title })}
      {...resting(move === null, ({ currentTarget }) => {
        if (!move || reorder.isPending) return
        pressed.current = currentTarget
        reorder.mutate({ id: run.id, ...move })
      })}
    >
      <Icon size={16} aria-hidden="true" />
    </ActionIcon>
  )
  return (
    <span className={styles.queue}>
      <span className="tabular">{t('queue.place', { place, length })}</span>
      {(up !== null || down !== null) && (
        <>
          {button('up', up, IconArrowUp)}
          {button('down', down, IconArrowDown)}
        </>
      )}
    </span>
  )
}
