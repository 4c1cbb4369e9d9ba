import { Button } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { resting } from '../../../ui/resting.ts'
import type { SaveRecipe } from './use-save-recipe.ts'

interface SaveButtonProps {
  saving: SaveRecipe
  /** Whether there is something to save. */
  changed: boolean
  /** Name of the connection. */
  name: string
}

/** Stores the recipe for its connection. */
export function SaveButton({ saving, changed, name }: SaveButtonProps) {
  const { t } = useTranslation('desk')
  return (
    <Button
      leftSection={<IconDeviceFloppy size={16} aria-hidden="true" />}
      title={changed ? undefined : t('save.upToDate')}
      loading={saving.isSaving}
      {...resting(!changed, saving.save)}
    >
      {t('save.use', { name })}
    </Button>
  )
}
