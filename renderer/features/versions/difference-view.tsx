import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import { compareDrafts, type ItemChange } from '../../../shared/versions/compare-drafts.ts'
import { ChangedWords } from '../../ui/changed-words.tsx'
import { copyText } from '../../ui/copy-text.ts'
import type { ExperimentBeginning } from '../../ui/use-new-experiment.ts'
import { changeWords } from './change-words.ts'
import { compareTitle } from './compare-title.ts'
import styles from './difference.module.css'
import { differenceText } from './difference-text.ts'
import { fieldText } from './field-text.ts'
import { foldItems } from './fold-items.ts'
import { ItemDifference } from './item-difference.tsx'

interface DifferenceViewProps {
  before: { draft: SurveyDraft; name: string }
  /** Its name is null for the present draft. */
  after: { draft: SurveyDraft; name: string | null }
  /** Starts an experiment with a rewording; undefined where that is not possible. */
  testOf?: ((item: ItemChange) => ExperimentBeginning) | undefined
}

/** The changes from one draft to another in reading order, with a summary above. */
export function DifferenceView({ before, after, testOf }: DifferenceViewProps) {
  const { t } = useTranslation('versions')
  const { t: common } = useTranslation('common')
  const difference = useMemo(() => compareDrafts(before.draft, after.draft), [before.draft, after.draft])
  const folded = useMemo(() => foldItems(difference), [difference])
  const { fields, dismissals } = difference
  const names = { before: before.name, after: after.name }
  const compared = compareTitle(t, names)
  const title = after.draft.title.trim() || common('untitled')
  return (
    <section aria-label={compared} className={styles.difference}>
      <div className={styles.head}>
        <p className={styles.summary}>
          <span className={styles.names}>{compared}</span>
          <output>{difference.same ? sameWords(t, names) : changeWords(t, difference)}</output>
        </p>
        {!difference.same && (
          <Button
            variant="default"
            leftSection={<IconCopy size={16} aria-hidden="true" />}
            onClick={() =>
              copyText(differenceText(t, difference, { title, ...names }), {
                done: t('compare.copied'),
                failed: t('compare.notCopied'),
              })
            }
          >
            {t('compare.copy')}
          </Button>
        )}
      </div>
      {fields.length > 0 && (
        <dl className={styles.fields}>
          {fields.map((change) => (
            <div key={change.field} className={styles.field}>
              <dt>{t(`field.${change.field}`)}</dt>
              <dd>
                <ChangedWords
                  before={fieldText(change.field, change.before)}
                  after={fieldText(change.field, change.after)}
                />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {!difference.same && (
        <ol className={styles.items}>
          {folded.map((part) =>
            part.kind === 'changed' ? (
              <ItemDifference key={part.key} item={part.item} testOf={testOf} />
            ) : (
              <li key={part.key} className={styles.untouched}>
                {t('untouched', { count: part.count })}
              </li>
            ),
          )}
        </ol>
      )}
      {dismissals.added.length + dismissals.removed.length > 0 && (
        <>
          <h3 className={styles.itemHead}>{t('dismissals.title')}</h3>
          <ul className={styles.options}>
            {(['added', 'removed'] as const).flatMap((how) =>
              dismissals[how].map(({ question, rule, words, reason }) => (
                <li key={JSON.stringify([how, question, rule, words, reason])} className={styles.option}>
                  <span className={styles.mark}>{t(`dismissals.${how}`)}</span>
                  {t('dismissals.line', { words, reason })}
                </li>
              )),
            )}
          </ul>
        </>
      )}
    </section>
  )
}

/** The sentence that nothing has changed between two drafts. */
function sameWords(
  t: TFunction<'versions'>,
  { before, after }: { before: string; after: string | null },
): string {
  return after === null ? t('compare.samePresent', { before }) : t('compare.same', { before, after })
}
