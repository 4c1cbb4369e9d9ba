import { SegmentedControl, Textarea } from '@mantine/core'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { type ItemAnnotation, itemDecisionSchema } from '../../../../shared/models/annotations.ts'
import { UndoButtons } from '../../draft/undo-buttons.tsx'
import { annotateItem, useAnnotationSession, useAnnotations } from '../annotations/annotations-context.ts'
import { useStepWords } from '../annotations/use-step-words.ts'

const NOTHING = 'none'

/**
 * The person's decision and notes on an item. Memoised, because a field that grows with its text measures the page at
 * each rendering, which would slow down every filter.
 */
export const ItemJudgement = memo(function ItemJudgement({ item }: { item: string }) {
  const { t } = useTranslation('diagnosis')
  const session = useAnnotationSession()
  const stepWords = useStepWords()
  const { items } = useAnnotations()
  const { decision = null, note = '' }: Partial<ItemAnnotation> = items[item] ?? {}
  const choices = [NOTHING, ...itemDecisionSchema.options] as const
  return (
    <section aria-labelledby="decision-title" data-annotation>
      <h2 id="decision-title">{t('decision.label')}</h2>
      <SegmentedControl
        size="xs"
        fullWidth
        aria-labelledby="decision-title"
        disabled={session === null}
        value={decision ?? NOTHING}
        onChange={(value) => {
          const chosen = itemDecisionSchema.options.find((one) => one === value) ?? null
          session?.edit(`decision:${item}`, (annotations) =>
            annotateItem(annotations, item, { decision: chosen }),
          )
        }}
        data={choices.map((value) => ({ value, label: t(`decision.${value}`) }))}
      />
      <Textarea
        mt={8}
        autosize
        minRows={2}
        label={t('note')}
        description={t('noteHint')}
        disabled={session === null}
        value={note}
        onChange={({ currentTarget: { value } }) =>
          session?.edit(
            `note:${item}`,
            (annotations) => annotateItem(annotations, item, { note: value }),
            true,
          )
        }
      />
      {session && <UndoButtons session={session} wordsOf={stepWords} />}
    </section>
  )
})
