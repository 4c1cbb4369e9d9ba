import { Menu } from '@mantine/core'
import { IconTargetArrow } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { DeskNeed } from '../../../../shared/models/reading-desk.ts'
import { needKey, useNeedWords } from '../needs/use-need-words.ts'
import styles from './tree.module.css'

export interface RowMenuProps {
  /** Name of the row. */
  name: string
  opened: boolean
  /** What the value may be read as. */
  needs: readonly DeskNeed[]
  onOpen: () => void
  onClose: () => void
  onChoose: (need: DeskNeed) => void
}

/** The menu "This is…" of a row. Rendered only while it is open, since there are many rows. */
export function RowMenu({ name, opened, needs, onOpen, onClose, onChoose }: RowMenuProps) {
  const { t } = useTranslation('desk')
  const shared = {
    type: 'button',
    tabIndex: -1,
    className: styles.menu,
    'aria-hidden': true,
    title: t('menu.of', { key: name }),
    'aria-haspopup': 'menu',
    children: (
      <>
        <IconTargetArrow size={14} aria-hidden="true" />
        {t('menu.open')}
      </>
    ),
  } as const
  if (!opened)
    return (
      <button
        {...shared}
        onClick={(event) => {
          event.stopPropagation()
          onOpen()
        }}
      />
    )
  return (
    <Menu
      opened
      onClose={onClose}
      position="bottom-end"
      returnFocus={false}
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <button {...shared} data-opened onClick={(event) => event.stopPropagation()} />
      </Menu.Target>
      <Menu.Dropdown
        className={styles.choices}
        onClick={(event) => event.stopPropagation()}
        onKeyDown={(event) => event.stopPropagation()}
      >
        <Menu.Label>{t('menu.title')}</Menu.Label>
        <Needs needs={needs} onChoose={onChoose} />
      </Menu.Dropdown>
    </Menu>
  )
}

function Needs({ needs, onChoose }: Pick<RowMenuProps, 'needs' | 'onChoose'>) {
  const words = useNeedWords()
  return needs.map((need) => (
    <Menu.Item key={needKey(need)} onClick={() => onChoose(need)}>
      {words.name(need)}
    </Menu.Item>
  ))
}
