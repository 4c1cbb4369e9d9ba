import { Button, Textarea } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { isOfTheLine, problemOf } from '../../../lib/problem-of.ts'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { useDeskCalls } from '../desk-calls.ts'
import type { RecipeDesk } from '../use-recipe.ts'
import styles from './recipe.module.css'

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
          disabled={typed === null}
          loading={apply.isPending}
          onClick={() => apply.mutate(text)}
        >
          {t('recipe.apply')}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          disabled={typed === null}
          onClick={() => {
            setTyped(null)
            apply.reset()
          }}
        >
          {t('recipe.discard')}
        </Button>
      </div>
    </section>
  )
}

const WHY = [
  ...(['not_a_recipe', 'newer', 'too_long', 'not_json', 'wrong_kind'] as const),
  ...(['wrong_value', 'too_much', 'no_path', 'broken_path'] as const),
]

/** The reason in words, followed by the parser's message, which is in English. */
function whyWords(message: string, t: TFunction<'desk'>): string {
  const [code, ...rest] = message.split(': ')
  const known = WHY.find((one) => one === code)
  if (!known) return message
  return [t(`recipe.why.${known}`), ...(rest.length > 0 ? [`(${rest.join(': ')})`] : [])].join(' ')
}

/** The reasons why a text is not a recipe, each with its place in the text. */
export function TextProblems({ error }: { error: unknown }) {
  const { t } = useTranslation('desk')
  const problem = problemOf(error)
  const fields = isOfTheLine(problem) ? [] : (problem.fields ?? [])
  if (fields.length === 0) return <ProblemNotice problem={error} inline />
  return (
    <div role="alert" className={styles.broken}>
      <strong>{t('recipe.broken')}</strong>
      <ul>
        {fields.map(({ path, message }) => (
          <li key={`${path.join('.')} ${message}`}>
            {t('recipe.at', {
              path: path.length === 0 ? t('recipe.whole') : path.join('.'),
              message: whyWords(message, t),
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}
