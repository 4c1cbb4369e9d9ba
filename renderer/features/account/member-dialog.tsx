import { Button, Modal } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member, MemberFields } from '../../../shared/models/account.ts'
import { api, client } from '../../lib/api.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { DialogFoot, IntoView } from '../../ui/dialog-foot.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { RawText } from '../../ui/raw-text.tsx'
import styles from './account.module.css'
import { FieldRows } from './field-rows.tsx'
import { type MemberOperation, startRows, toMemberFields } from './member-fields.ts'

interface MemberDialogProps {
  connectionId: string
  operation: MemberOperation
  /** The member concerned; null for a new one. */
  member: Member | null
  onClose: () => void
}

const SEND: Record<MemberOperation, 'addMember' | 'changeRole' | 'removeMember'> = {
  add: 'addMember',
  role: 'changeRole',
  remove: 'removeMember',
}

/** Sends properties chosen freely to the service, and shows its reply as received. */
export function MemberDialog({ connectionId, operation, member, onClose }: MemberDialogProps) {
  const { t } = useTranslation(['account', 'common'])
  const cache = useQueryClient()
  const [rows, setRows] = useState(() => startRows(operation, member))
  const [tried, setTried] = useState(false)
  const send = useOneAtATime({
    mutationFn: (sent: MemberFields) => client.account[SEND[operation]]({ connectionId, fields: sent }),
    onSuccess: () =>
      void cache.invalidateQueries({ queryKey: api.account.members.key({ input: { connectionId } }) }),
  })
  const fields = toMemberFields(rows)
  const problem = typeof fields === 'string' ? fields : null
  const name = member?.name ?? member?.email ?? member?.id ?? ''
  const titles = {
    add: t('members.add'),
    role: t('members.changeRoleOf', { name }),
    remove: t('members.removeOf', { name }),
  }
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={titles[operation]}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      {send.data ? (
        <>
          <p role="status">{t('members.answered')}</p>
          <p className={styles.soft}>{t('members.answer')}</p>
          <RawText text={send.data.raw} label={t('members.answer')} />
          <DialogFoot>
            <Button onClick={onClose} data-autofocus>
              {t('common:actions.close')}
            </Button>
          </DialogFoot>
        </>
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            setTried(true)
            if (typeof fields !== 'string') send.mutate(fields)
          }}
        >
          {operation === 'remove' && <p>{t('members.removeText')}</p>}
          <FieldRows rows={rows} onChange={setRows} />
          {tried && problem && (
            <p role="alert" className={styles.wrong}>
              {t(`members.${problem}`)}
            </p>
          )}
          {send.error && (
            <IntoView>
              <ProblemNotice problem={send.error} />
            </IntoView>
          )}
          <DialogFoot>
            <Button variant="default" onClick={onClose}>
              {t('common:actions.cancel')}
            </Button>
            <Button type="submit" color={operation === 'remove' ? 'red' : undefined} loading={send.isPending}>
              {t(`members.send.${operation}`)}
            </Button>
          </DialogFoot>
        </form>
      )}
    </Modal>
  )
}
