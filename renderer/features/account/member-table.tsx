import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Member } from '../../../shared/models/account.ts'
import table from '../../ui/data-table.module.css'
import reflow from '../../ui/reflow-table.module.css'
import styles from './account.module.css'
import type { MemberOperation } from './member-fields.ts'
import { ReceivedFields } from './received-fields.tsx'

interface MemberTableProps {
  members: readonly Member[]
  onOperation: (operation: MemberOperation, member: Member) => void
}

/** The members as listed: recognised fields in columns, all received fields under "as received". */
export function MemberTable({ members, onOperation }: MemberTableProps) {
  const { t } = useTranslation('account')
  const unknown = <span className={styles.soft}>{t('members.unknown')}</span>
  const numbered = members.map((member, position) => ({ member, key: member.id ?? `row-${position}` }))
  return (
    <table className={`${table.table} ${reflow.reflow}`} aria-label={t('members.title')}>
      <thead>
        <tr>
          <th scope="col">{t('members.columns.name')}</th>
          <th scope="col">{t('members.columns.email')}</th>
          <th scope="col">{t('members.columns.role')}</th>
          <th scope="col">{t('members.columns.fields')}</th>
          <th scope="col" className={table.number}>
            {t('members.columns.actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {numbered.map(({ member, key }) => {
          const name = member.name ?? member.email ?? member.id ?? t('members.unknown')
          return (
            <tr key={key}>
              <th scope="row">{member.name ?? unknown}</th>
              <td data-label={t('members.columns.email')}>{member.email ?? unknown}</td>
              <td data-label={t('members.columns.role')}>{member.role ?? unknown}</td>
              <td data-label={t('members.columns.fields')}>
                <ReceivedFields fields={member.fields} />
              </td>
              <td className={table.tight}>
                <div className={styles.buttons}>
                  <Button
                    variant="default"
                    aria-label={t('members.changeRoleOf', { name })}
                    onClick={() => onOperation('role', member)}
                  >
                    {t('members.changeRole')}
                  </Button>
                  <Button
                    variant="default"
                    aria-label={t('members.removeOf', { name })}
                    onClick={() => onOperation('remove', member)}
                  >
                    {t('members.remove')}
                  </Button>
                </div>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
