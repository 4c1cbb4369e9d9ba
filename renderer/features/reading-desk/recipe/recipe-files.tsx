import { Button, FileButton } from '@mantine/core'
import { IconDownload, IconTrash, IconUpload } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { emptyRecipe } from '../../../../shared/models/recipe.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import { tellDone, tellRefused } from '../../../ui/tell-done.tsx'
import { tellProblem } from '../../../ui/tell-problem.tsx'
import { useDeskCalls } from '../desk-calls.ts'
import type { RecipeDesk } from '../use-recipe.ts'
import { namedRecipe, readsNothing, recipeFileName } from './name-recipe.ts'
import styles from './recipe.module.css'
import { TextProblems } from './text-problems.tsx'

/** Most characters of a file that is read. */
const LONGEST = 5_000_000

interface RecipeFilesProps {
  desk: RecipeDesk
  /** Name of the connection. */
  name: string
  /** The stored recipe was removed. */
  onRemoved: () => void
}

/** Saves a recipe to a file, loads it from one, or removes it. */
export function RecipeFiles({ desk, name, onRemoved }: RecipeFilesProps) {
  const { t } = useTranslation('desk')
  const { recipes } = useDeskCalls()
  const { recipe, stored } = desk
  const isEmpty = readsNothing(recipe)
  const forget = useRef<() => void>(null)
  const write = useMutation({
    mutationFn: async () => {
      const facts = { recipe, connection: name, now: Date.now() }
      const { text } = await recipes.write({ recipe: namedRecipe(facts, t) })
      saveFile({ fileName: recipeFileName(facts, t), mediaType: 'application/json', text })
    },
    onError: tellProblem,
  })
  const read = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > 4 * LONGEST) return tellRefused(() => i18next.t('desk:recipe.tooLarge'))
      const text = await file.text().catch(() => null)
      if (text === null) return tellRefused(() => i18next.t('desk:recipe.unreadable'))
      if (text.length > LONGEST) return tellRefused(() => i18next.t('desk:recipe.tooLarge'))
      desk.change(await recipes.parse({ text }), 'file')
      tellDone(() => i18next.t('desk:recipe.imported'))
    },
  })
  return (
    <>
      <div className={styles.buttons}>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          disabled={isEmpty}
          title={isEmpty ? t('recipe.nothingToExport') : undefined}
          onClick={() => write.mutate()}
        >
          {t('recipe.export')}
        </Button>
        <FileButton
          accept=".json,application/json"
          resetRef={forget}
          onChange={(file) => {
            // Otherwise the same file, after a correction, could not be chosen again.
            forget.current?.()
            if (file) read.mutate(file)
          }}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={read.isPending}
              leftSection={<IconUpload size={16} aria-hidden="true" />}
            >
              {t('recipe.import')}
            </Button>
          )}
        </FileButton>
        {stored && <RemoveRecipe desk={desk} name={name} onRemoved={onRemoved} />}
      </div>
      {read.error !== null && <TextProblems error={read.error} />}
    </>
  )
}

function RemoveRecipe({ desk, name, onRemoved }: RecipeFilesProps) {
  const { t } = useTranslation('desk')
  const { recipes } = useDeskCalls()
  const cache = useQueryClient()
  const [asked, setAsked] = useState(false)
  const { connectionId, stored } = desk
  const remove = useMutation({
    mutationFn: () => recipes.remove({ connectionId, revision: stored?.revision ?? 0 }),
    onSuccess: () => {
      cache.setQueryData(['desk', 'recipe', connectionId], null)
      desk.nowStored(null)
      desk.change(emptyRecipe(), 'removed')
      setAsked(false)
      tellDone(() => i18next.t('desk:recipe.removed'))
      onRemoved()
    },
    onError: tellProblem,
  })
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTrash size={16} aria-hidden="true" />}
        onClick={() => setAsked(true)}
      >
        {t('recipe.remove')}
      </Button>
      <Confirm
        opened={asked}
        title={t('recipe.removeTitle', { name })}
        action={t('recipe.remove')}
        busy={remove.isPending}
        onClose={() => setAsked(false)}
        onConfirm={() => remove.mutate()}
      >
        {t('recipe.removeText')}
      </Confirm>
    </>
  )
}
