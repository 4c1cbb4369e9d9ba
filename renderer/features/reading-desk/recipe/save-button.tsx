import { Button } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Confirm } from '../../../ui/confirm.tsx'
import { resting } from '../../../ui/resting.ts'
import type { SaveRecipe } from './use-save-recipe.ts'
import type { Trial } from './use-trial.ts'
import { useTrialWords } from './use-trial-words.ts'

interface SaveButtonProps {
  saving: SaveRecipe
  /** Whether there is something to save. */
  changed: boolean
  /** Name of the connection. */
  name: string
  /** What the recipe would read; null where it was not tried, undefined until that is known. */
  trial: Trial | null | undefined
}

/** Stores the recipe for its connection; where something would be lost by that, only after the person has agreed. */
export function SaveButton({ saving, changed, name, trial }: SaveButtonProps) {
  const { t } = useTranslation('desk')
  const words = useTrialWords()
  const [asked, setAsked] = useState(false)
  const whyAtRest = changed ? trial === undefined && t('save.trying') : t('save.upToDate')
  return (
    <>
      <Button
        leftSection={<IconDeviceFloppy size={16} aria-hidden="true" />}
        title={whyAtRest || undefined}
        loading={saving.isSaving}
        {...resting(whyAtRest !== false, () =>
          trial?.isDoubtful && !saving.conflicts ? setAsked(true) : saving.save(),
        )}
      >
        {t('save.use', { name })}
      </Button>
      <Confirm
        opened={asked}
        title={t('save.anywayTitle')}
        action={t('save.anyway')}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          saving.save()
        }}
      >
        {trial && <p>{words(trial)}</p>}
        <p>{t('save.anywayText')}</p>
      </Confirm>
    </>
  )
}
