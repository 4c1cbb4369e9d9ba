import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '../../../shared/models/connection.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { DialogFoot, IntoView } from '../../ui/dialog-foot.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import styles from './connections-page.module.css'
import type { useDraftFields } from './use-draft-fields.ts'

interface ConnectionFieldsProps {
  fields: ReturnType<typeof useDraftFields>
  /** Stores the values of the fields; called once they are valid. */
  save: () => Promise<Connection>
  /** Label of the button that saves. */
  action: string
  /** Told of what was stored, even where the form was closed meanwhile. */
  onDone: (connection: Connection) => void
  onClose: () => void
  children: ReactNode
}

/** A form for a connection. A rejected value is reported at its field, or below the form if it has none. */
export function ConnectionFields({ fields, save, action, onDone, onClose, children }: ConnectionFieldsProps) {
  const { t: common } = useTranslation('common')
  const [unplaced, setUnplaced] = useState<unknown>(null)
  const saving = useOneAtATime({
    mutationFn: save,
    onSuccess: onDone,
    onError: (error) => setUnplaced(fields.showRefused(error) ? null : error),
  })
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // The end closes this form only: it may have been closed meanwhile, and another one opened.
        if (fields.isSound()) saving.mutate(undefined, { onSuccess: onClose })
      }}
    >
      {children}
      {unplaced !== null && (
        <IntoView>
          <ProblemNotice problem={unplaced} />
        </IntoView>
      )}
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {common('actions.cancel')}
        </Button>
        <Button type="submit" loading={saving.isPending}>
          {action}
        </Button>
      </DialogFoot>
    </form>
  )
}
