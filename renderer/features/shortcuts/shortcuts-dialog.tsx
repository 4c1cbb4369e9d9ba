import { Modal } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IS_MAC } from '../../lib/is-mac.ts'
import { keyName } from './key-name.ts'
import { type Key, SHORTCUT_GROUPS, SHORTCUTS } from './shortcut-list.ts'
import styles from './shortcuts-dialog.module.css'

/** All keys, by the place where they work. */
export function ShortcutsDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('shortcuts')
  const { t: common } = useTranslation('common')
  // Mounted closed and then opened: only then does the dialog return the focus when it closes.
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  return (
    <Modal
      opened={opened && isThere}
      onClose={onClose}
      size="lg"
      title={t('title')}
      closeButtonProps={{ 'aria-label': common('actions.close') }}
    >
      {SHORTCUT_GROUPS.map((group) => (
        <section key={group} className={styles.group} aria-labelledby={`shortcuts-${group}`}>
          <h3 id={`shortcuts-${group}`}>{t(`group.${group}`)}</h3>
          <dl>
            {SHORTCUTS[group].map(({ does, keys }) => (
              <div key={does} className={styles.row}>
                <dt>{t(`does.${does}`)}</dt>
                <dd>
                  {keys.map((held) => (
                    <Held key={held.join()} keys={held} />
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Modal>
  )
}

/** Keys that are pressed together. */
function Held({ keys }: { keys: readonly Key[] }) {
  const { t } = useTranslation('shortcuts')
  return (
    <span className={styles.held}>
      {keys.map((key) => (
        <kbd key={key}>{keyName(key, (name) => t(`key.${name}`), IS_MAC)}</kbd>
      ))}
    </span>
  )
}
