import { Button, Modal, type ModalProps } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '../../../shared/models/connection.ts'
import { DialogFoot, IntoView } from '../dialog-foot.tsx'
import { ProblemNotice } from '../problem-notice.tsx'
import { SyntheticNotice } from '../synthetic-notice.tsx'
import { ConnectionReach } from './connection-reach.tsx'
import styles from './launch-frame.module.css'

interface LaunchFrameProps
  extends Pick<ModalProps, 'opened' | 'onClose' | 'returnFocus' | 'onEnterTransitionEnd'> {
  title: string
  /** The connection that is launched on; undefined while it is unknown, or if it no longer exists. */
  connection: Connection | undefined
  /** What stands in the way besides a missing connection or key; the launch waits for `isReady`. */
  obstacles?: ReactNode
  isReady?: boolean
  /** What is launched and what it costs. */
  children: ReactNode
  /** What stands between the warning that a launch is final and the buttons. */
  notes?: ReactNode
  /** What the keys do, beside the buttons. */
  keys?: (isReady: boolean) => ReactNode
  /** The label of the button that launches. */
  label: string
  launch: { run: (connection: Connection) => void; isPending: boolean; error: unknown }
}

/**
 * The dialog before a launch: says that the answers are synthetic, whether the service can be reached, what is launched
 * and that it is final, and launches with Enter, Ctrl+Enter or its button.
 */
export function LaunchFrame(props: LaunchFrameProps) {
  const {
    title,
    connection,
    obstacles,
    isReady = true,
    children,
    notes,
    keys,
    label,
    launch,
    ...modal
  } = props
  const { t } = useTranslation(['launch', 'common'])
  const form = useRef<HTMLFormElement>(null)
  const hasKey = connection?.practice === true || connection?.key !== 'none'
  const ready = isReady && connection !== undefined && hasKey
  return (
    <Modal
      {...modal}
      title={connection?.practice ? `${title} – ${t('common:practice')}` : title}
      size="lg"
      centered
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit()
      }}
    >
      <form
        ref={form}
        className={styles.frame}
        onSubmit={(event) => {
          event.preventDefault()
          if (ready) launch.run(connection)
        }}
      >
        <SyntheticNotice />
        {obstacles}
        {!hasKey && <ProblemNotice problem={{ code: 'NO_KEY' }} />}
        {connection && hasKey && <ConnectionReach key={connection.id} connection={connection} />}
        {children}
        <p className={styles.final}>{t('noUndo')}</p>
        {notes}
        {launch.error !== null && (
          <IntoView>
            <ProblemNotice problem={launch.error} />
          </IntoView>
        )}
        <DialogFoot>
          {keys && <span className={styles.keys}>{keys(ready)}</span>}
          <Button variant="default" onClick={modal.onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button
            type="submit"
            disabled={!ready}
            loading={launch.isPending}
            aria-keyshortcuts="Enter Control+Enter Meta+Enter"
            data-autofocus={ready || undefined}
          >
            {label}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  )
}
