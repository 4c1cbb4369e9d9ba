import { Button, SegmentedControl } from '@mantine/core'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { memo, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../../../shared/models/draft.ts'
import { KeptText } from '../../../ui/kept-text.tsx'
import { useDraft } from '../model/use-draft.ts'
import styles from './preview.module.css'

/** The questionnaire as a respondent sees it, one item at a time or all of them. Answers can be tried. */
export function Preview() {
  const { t } = useTranslation('preview')
  const questions = useDraft((state) => state.history.present.questions)
  const [all, setAll] = useState(false)
  /** Used as a key: a new round resets all answers. */
  const [round, setRound] = useState(0)
  if (questions.length === 0) return <p className={styles.quiet}>{t('empty')}</p>
  return (
    <div className={styles.preview}>
      <SegmentedControl
        fullWidth
        aria-label={t('show')}
        value={all ? 'all' : 'one'}
        onChange={(value) => setAll(value === 'all')}
        data={[
          { value: 'one', label: t('one') },
          { value: 'all', label: t('all') },
        ]}
      />
      <PreviewHead />
      {all ? (
        <ol key={round} className={styles.list}>
          {questions.map((question) => (
            <li key={question.id} className={styles.card}>
              <PreviewItem question={question} />
            </li>
          ))}
        </ol>
      ) : (
        <OneItem key={round} questions={questions} />
      )}
      <Button variant="subtle" color="gray" onClick={() => setRound(round + 1)}>
        {t('clear')}
      </Button>
      <p className={styles.quiet}>{t('note')}</p>
    </div>
  )
}

/** The title and the context, which are sent along with the items. */
function PreviewHead() {
  const title = useDraft((state) => state.history.present.title.trim())
  const context = useDraft((state) => state.history.present.context.trim())
  if (title === '' && context === '') return null
  return (
    <div>
      {title !== '' && (
        <p className={styles.title}>
          <KeptText text={title} />
        </p>
      )}
      {context !== '' && (
        <p className={styles.context}>
          <KeptText text={context} />
        </p>
      )}
    </div>
  )
}

/** The item with the cursor, or the one that the person has turned to since. */
function OneItem({ questions }: { questions: readonly Question[] }) {
  const { t } = useTranslation('preview')
  const focused = useDraft((state) => state.focusedItem)
  const [turned, setTurned] = useState<{ from: string | null; to: string } | null>(null)
  const wanted = turned && turned.from === focused ? turned.to : focused
  const index = Math.max(
    0,
    questions.findIndex(({ id }) => id === wanted),
  )
  const turnTo = (at: number) => {
    const to = questions[at]
    if (to) setTurned({ from: focused, to: to.id })
  }
  return (
    <>
      <div className={styles.turn}>
        <Button
          variant="default"
          disabled={index === 0}
          leftSection={<IconArrowLeft size={16} aria-hidden="true" />}
          onClick={() => turnTo(index - 1)}
        >
          {t('previous')}
        </Button>
        <span className={`tabular ${styles.place}`}>
          {t('of', { number: index + 1, total: questions.length })}
        </span>
        <Button
          variant="default"
          disabled={index === questions.length - 1}
          rightSection={<IconArrowRight size={16} aria-hidden="true" />}
          onClick={() => turnTo(index + 1)}
        >
          {t('next')}
        </Button>
      </div>
      {/* Items stay mounted, so that an answer is still there when the person turns back. */}
      {questions.map((question, at) => (
        <div key={question.id} className={styles.card} hidden={at !== index}>
          {Math.abs(at - index) <= KEPT && <PreviewItem question={question} />}
        </div>
      ))}
    </>
  )
}

/**
 * How many items before and after the shown one keep their answers; keeping all of a long questionnaire would be slow.
 */
const KEPT = 20

const PreviewItem = memo(function PreviewItem({ question: { stem, type, options } }: { question: Question }) {
  const { t } = useTranslation('preview')
  const name = useId()
  return (
    <fieldset className={styles.item}>
      <legend>
        <KeptText text={stem.trim() || t('noStem')} />
      </legend>
      {type === 'single_choice' ? (
        options.map(({ id, text }) => (
          <label key={id} className={styles.choice}>
            <input type="radio" name={name} />
            <bdi>
              <KeptText text={text.trim() || t('noOption')} />
            </bdi>
          </label>
        ))
      ) : (
        <textarea rows={4} className={styles.answer} aria-label={t('yourAnswer')} />
      )}
    </fieldset>
  )
})
