import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ItemOfRun } from './item-of-run.ts'
import styles from './places.module.css'
import { PlacesDialog } from './places-dialog.tsx'

/** A button that shows the received data from which an item's numbers were made. */
export function ItemPlaces(item: ItemOfRun) {
  const { t } = useTranslation('places')
  const [opened, setOpened] = useState(false)
  return (
    <div className={styles.open} data-print="no">
      <Button variant="subtle" size="compact-sm" aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {t('open')}
      </Button>
      <PlacesDialog item={item} opened={opened} onClose={() => setOpened(false)} />
    </div>
  )
}
