import { Button, Textarea } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { resting } from '../../../ui/resting.ts'
import { useDeskCalls } from '../desk-calls.ts'
import type { RecipeDesk } from '../use-recipe.ts'
import styles from './recipe.module.css'
import { TextProblems } from './text-problems.tsx'

/** The recipe as text that can be edited. Changes count only when they are applied, as one undo step. */
export function RecipeText({ desk }: { desk: RecipeDesk }) {
  const { t } = useTranslation('desk')
  const { recipes } = useDeskCalls()
  const { recipe, typed, type: setTyped } = desk
  const { data } = useQuery({
    queryKey: ['desk', 'text', recipe],
    queryFn: ({ signal }) => recipes.write({ recipe }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30_000,
  })
  const apply = useMutation({
    mutationFn: (text: string) => recipes.parse({ text }),
    onSuccess: (next) => {
      desk.change(next, 'text')
      setTyped(null)
    },
  })
  const text = typed ?? data?.text ?? ''
  return (
    <section aria-label={t('recipe.text')}>
      <Textarea
        label={t('recipe.text')}
        description={t('recipe.textHelp')}
        classNames={{ input: styles.text ?? '' }}
        autosize
        minRows={8}
        maxRows={30}
        spellCheck={false}
        value={text}
        error={apply.error !== null && typed !== null}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          apply.reset()
        }}
      />
      {apply.error !== null && typed !== null && <TextProblems error={apply.error} />}
      <div className={styles.buttons}>
        <Button
          variant="default"
          loading={apply.isPending}
          {...resting(typed === null, () => apply.mutate(text))}
        >
          {t('recipe.apply')}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          {...resting(typed === null, () => {
            setTyped(null)
            apply.reset()
          })}
        >
          {t('recipe.discard')}
        </Button>
      </div>
    </section>
  )
}
