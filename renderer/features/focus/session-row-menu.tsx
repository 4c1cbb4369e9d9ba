import { Menu } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { FocusSession } from '../../../shared/models/focus.ts'
import { MoreMenu } from '../../ui/more-menu.tsx'
import styles from './focus.module.css'
import { useDuplicateSession } from './use-duplicate-session.ts'

/** A menu button with what can be done with a group from its row. */
export function SessionRowMenu({ session: { id, draft } }: { session: FocusSession }) {
  const { t } = useTranslation(['focus', 'common'])
  const duplicate = useDuplicateSession()
  return (
    <MoreMenu
      label={t('actionsOf', { title: draft.title.trim() || t('common:untitled') })}
      className={styles.rowMenu}
    >
      <Menu.Item leftSection={<IconCopy size={16} aria-hidden="true" />} onClick={() => duplicate(id)}>
        {t('common:actions.duplicate')}
      </Menu.Item>
    </MoreMenu>
  )
}
