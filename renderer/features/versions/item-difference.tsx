import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ItemChange, OptionChange } from '../../../shared/versions/compare-drafts.ts'
import words from '../../ui/changed-words.module.css'
import { ChangedWords } from '../../ui/changed-words.tsx'
import { BeginExperiment } from '../../ui/experiments/begin-experiment.tsx'
import type { ExperimentBeginning } from '../../ui/use-new-experiment.ts'
import styles from './difference.module.css'
import { marksOf } from './fold-items.ts'

interface ItemDifferenceProps {
  item: ItemChange
  testOf?: ((item: ItemChange) => ExperimentBeginning) | undefined
}

/** Whether both wordings of an item can be compared by how often each option is chosen. */
const isTestable = ({ before, after, reworded, retyped, optionsChanged }: ItemChange) =>
  before !== null && after?.entry.type === 'single_choice' && !retyped && (reworded || optionsChanged)

/** A changed item: the kinds of change, its wording, its type and its options. */
export const ItemDifference = memo(function ItemDifference({ item, testOf }: ItemDifferenceProps) {
  const { t } = useTranslation(['versions', 'experiments'])
  const { before, after, retyped, optionsChanged, renamed, recoded, options } = item
  const shown = after ?? before
  if (!shown) return null
  const stem = (side: ItemChange['before']) => (side ? side.entry.stem || t('noStem') : '')
  const listed: OptionChange[] =
    before && after
      ? optionsChanged || recoded
        ? options
        : []
      : shown.entry.options.map((entry, at) => ({
          before: before && { entry, at },
          after: after && { entry, at },
          moved: false,
          reworded: false,
          recoded: false,
        }))
  return (
    <li className={styles.item}>
      <h3 className={styles.itemHead}>
        {t('item', { number: shown.at + 1 })}
        {marksOf(item).map((mark) => (
          <span key={mark} className={styles.mark}>
            {t(`mark.${mark}`, { number: (before?.at ?? 0) + 1 })}
          </span>
        ))}
      </h3>
      <p className={styles.stem}>
        <ChangedWords before={stem(before)} after={stem(after)} />
      </p>
      {retyped && before && after && (
        <p className={styles.line}>
          {t('field.type')}{' '}
          <ChangedWords before={t(`type.${before.entry.type}`)} after={t(`type.${after.entry.type}`)} />
        </p>
      )}
      {renamed && (
        <p className={styles.line}>
          {t('field.name')} <ChangedLabel before={before?.entry.name} after={after?.entry.name} />
        </p>
      )}
      {listed.length > 0 && (
        <>
          {shown.entry.type === 'open_ended' && <p className={styles.line}>{t('dormant')}</p>}
          <ul className={styles.options} aria-label={t('optionList')}>
            {listed.map((option) => (
              <Option key={`${option.before?.at ?? ''}>${option.after?.at ?? ''}`} option={option} />
            ))}
          </ul>
        </>
      )}
      {testOf && isTestable(item) && (
        <BeginExperiment quiet label={t('experiments:begin.thisWording')} beginning={() => testOf(item)} />
      )}
    </li>
  )
})

const SIGNS = { added: '+', removed: '−', moved: '↕', reworded: '~', same: '' } as const

function Option({ option: { before, after, moved, reworded, recoded } }: { option: OptionChange }) {
  const { t } = useTranslation('versions')
  const kind = !before
    ? 'added'
    : !after
      ? 'removed'
      : reworded || recoded
        ? 'reworded'
        : moved
          ? 'moved'
          : 'same'
  return (
    <li className={styles.option} data-kind={kind}>
      <span className={styles.sign} aria-hidden="true">
        {SIGNS[kind]}
      </span>
      {recoded && (
        <span className={styles.code}>
          <ChangedLabel before={before?.entry.code} after={after?.entry.code} />
        </span>
      )}
      <ChangedWords before={before?.entry.text ?? ''} after={after?.entry.text ?? ''} />
      {moved && before && <span className={styles.mark}>{t('mark.moved', { number: before.at + 1 })}</span>}
    </li>
  )
}

/** A name or a code, which is replaced as a whole; nothing stands for one that is not there. */
function ChangedLabel({ before, after }: { before: string | undefined; after: string | undefined }) {
  return (
    <>
      {before !== undefined && <del className={words.removed}>{before}</del>}{' '}
      {after !== undefined && <ins className={words.added}>{after}</ins>}
    </>
  )
}
