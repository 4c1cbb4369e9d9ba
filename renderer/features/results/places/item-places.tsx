import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ItemOfRun } from './item-of-run.ts'
import styles from './places.module.css'
import { PlacesDialog } from './places-dialog.tsx'

/** The way from an item's numbers to what they were made of, as it came. */
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
