import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { possibleTwins } from '../../../../shared/experiments/calibration/calibration-plan.ts'
import { seesDefect } from '../../../../shared/experiments/twins/sees-defect.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import type { ExperimentPlan, Twin } from '../../../../shared/models/experiment.ts'
import type { WordingLanguage } from '../../../../shared/wording/finding.ts'
import { AskedItem } from '../asked-item.tsx'
import type { PlanSession } from '../design/plan-session.ts'
import { focusNow } from '../focus-soon.ts'
import styles from './calibration.module.css'

interface TwinCardProps {
  /** The sound item, and its number in the questionnaire. */
  item: Question
  number: number
  twin: Twin | undefined
  /** The language to assume where the item shows none. */
  language: WordingLanguage
  session: PlanSession
}

/** A sound item, the choice of the defect to be planted into it, and its twin, which can be edited. */
export function TwinCard({ item, number, twin, language, session }: TwinCardProps) {
  const { t } = useTranslation('calibration')
  const possible = useMemo(() => possibleTwins(item, language), [item, language])
  const choose = (defect: string) =>
    session.edit(`twin ${item.id}`, (plan) => {
      const made = possible.find((each) => each.defect === defect)
      setTwin(plan, item.id, made)
    })
  const remove = (card: Element | null) => {
    const next = [card?.nextElementSibling, card?.previousElementSibling].flatMap(
      (other) => other?.querySelector<HTMLElement>('button') ?? [],
    )[0]
    session.edit(`twin ${item.id}`, (plan) => {
      setTwin(plan, item.id, undefined)
      plan.draft.questions = plan.draft.questions.filter(({ id }) => id !== item.id)
    })
    if (next) next.focus()
    else focusNow('#calibration-twins')
  }
  return (
    <section className={styles.item} aria-labelledby={`twin-${item.id}`}>
      <div className={styles.head}>
        <h3 id={`twin-${item.id}`}>{t('twins.item', { number })}</h3>
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          leftSection={<IconX size={16} aria-hidden="true" />}
          aria-label={t('twins.removeItemOf', { number })}
          onClick={({ currentTarget }) => remove(currentTarget.closest('section'))}
        >
          {t('twins.removeItem')}
        </Button>
      </div>
      <AskedItem question={item} />
      <div className={styles.twin}>
        {possible.length === 0 && !twin ? (
          <p className={styles.quiet}>{t('twins.cannotAny')}</p>
        ) : (
          <NativeSelect
            label={t('twins.defectOf', { number })}
            description={twin && t(`defectMeaning.${twin.defect}`)}
            value={twin?.defect ?? ''}
            onChange={({ currentTarget: { value } }) => choose(value)}
            data={[
              { value: '', label: t('twins.noTwin') },
              ...possible.map(({ defect }) => ({ value: defect, label: t(`defect.${defect}`) })),
            ]}
          />
        )}
        {twin && <TwinFields item={item} twin={twin} number={number} session={session} />}
      </div>
    </section>
  )
}

/** Replaces the twin of an item, or removes it. */
function setTwin(plan: ExperimentPlan, item: string, twin: Twin | undefined): void {
  plan.twins = [...plan.twins.filter((each) => each.item !== item), ...(twin ? [twin] : [])]
}

/** The stem and the options of a twin, edited in place. Says so if the defect is no longer in them. */
function TwinFields({
  item,
  twin,
  number,
  session,
}: Required<Pick<TwinCardProps, 'item' | 'number' | 'session'>> & { twin: Twin }) {
  const { t } = useTranslation('calibration')
  const { question } = twin
  const isSeen = useMemo(() => seesDefect(twin, item), [twin, item])
  const change = (place: string, recipe: (question: Question) => void) =>
    session.edit(
      `twin ${item.id} ${place}`,
      (plan) => {
        const own = plan.twins.find((each) => each.item === item.id)
        if (own) recipe(own.question)
      },
      true,
    )
  return (
    <>
      <Textarea
        aria-label={t('twins.stem', { number })}
        autosize
        minRows={1}
        value={question.stem}
        onChange={({ currentTarget: { value } }) =>
          change('stem', (asked) => {
            asked.stem = value
          })
        }
      />
      <fieldset aria-label={t('twins.options', { number })} className={styles.options}>
        {question.options.map(({ id, text }, at) => (
          <TextInput
            key={id}
            aria-label={t('twins.option', { option: at + 1, number })}
            value={text}
            onChange={({ currentTarget: { value } }) =>
              change(`option ${id}`, ({ options }) => {
                const own = options.find((each) => each.id === id)
                if (own) own.text = value
              })
            }
          />
        ))}
      </fieldset>
      <p className={styles.quiet} role="status">
        {isSeen ? '' : t('twins.unseen')}
      </p>
    </>
  )
}
