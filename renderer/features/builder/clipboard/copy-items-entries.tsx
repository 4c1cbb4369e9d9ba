import { Menu } from '@mantine/core'
import { IconClipboardCopy, IconCut, IconFolderOpen, IconFolderPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IS_MAC } from '../../../lib/is-mac.ts'
import styles from './copy-items-entries.module.css'
import { useItemCommands } from './item-commands.ts'

const ICON = { size: 16, 'aria-hidden': true } as const
const MOD = IS_MAC ? '⌘' : 'Ctrl+'

interface CopyItemsEntriesProps {
  /** Returns the items at the time an entry is chosen. */
  ids: () => readonly string[]
  /** Called when the items were cut; `next` is now at the position of the first. */
  onCut: (next: string | null) => void
}

/** Menu entries that take items elsewhere: to the clipboard, with their keys, and to the item bank. */
export function CopyItemsEntries({ ids, onCut }: CopyItemsEntriesProps) {
  const { t } = useTranslation('builder')
  const { t: bank } = useTranslation('bank')
  const { copy, cut, keep, openBank } = useItemCommands()
  return (
    <>
      <Menu.Item
        leftSection={<IconClipboardCopy {...ICON} />}
        rightSection={<kbd className={styles.key}>{`${MOD}C`}</kbd>}
        onClick={() => copy(ids())}
      >
        {t('clipboard.copy')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconCut {...ICON} />}
        rightSection={<kbd className={styles.key}>{`${MOD}X`}</kbd>}
        onClick={() => onCut(cut(ids()))}
      >
        {t('clipboard.cutItems')}
      </Menu.Item>
      {/* Not a menu entry: a page may read the clipboard only while the browser pastes. */}
      <Menu.Label>{t('clipboard.pasteKey', { key: `${MOD}V` })}</Menu.Label>
      <Menu.Divider />
      <Menu.Item leftSection={<IconFolderPlus {...ICON} />} onClick={() => keep(ids())}>
        {bank('keep')}
      </Menu.Item>
      <Menu.Item leftSection={<IconFolderOpen {...ICON} />} onClick={() => openBank(ids().at(-1) ?? null)}>
        {bank('open')}
      </Menu.Item>
    </>
  )
}
