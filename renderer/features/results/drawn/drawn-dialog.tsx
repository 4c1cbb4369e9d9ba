import { Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { baseSize, LEAST_BASE } from '../../../../shared/analysis/base-size.ts'
import type { Among } from '../../../../shared/analysis/item-responses.ts'
import { USUAL_AGE_LIMITS } from '../../../../shared/analysis/number-bands.ts'
import { type WhoWasDrawn, whoWasDrawn } from '../../../../shared/analysis/who-was-drawn.ts'
import { traitOf } from '../../../../shared/census/read-traits.ts'
import type { Respondent } from '../../../../shared/models/results.ts'
import type { Language } from '../../../lib/i18n.ts'
import { countText, shareText, signsLegend } from '../../../lib/table-numbers.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { SyntheticNotice } from '../../../ui/synthetic-notice.tsx'
import { useAnnotations } from '../annotations/annotations-context.ts'
import styles from './drawn.module.css'
import { DrawnTableView } from './drawn-table.tsx'

interface DrawnDialogProps {
  opened: boolean
  respondents: readonly Respondent[]
  /** Every persona of the run, by position in `respondents`. */
  personas: readonly number[]
  /** The personas that the filter keeps; absent: all. */
  among: Among | undefined
  onClose: () => void
}

/** The personas of a run compared with the census, one table for each trait. */
export function DrawnDialog({ opened, onClose, ...people }: DrawnDialogProps) {
  const { t } = useTranslation(['drawn', 'common'])
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="xl"
      title={t('title')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <Tables {...people} />
    </Modal>
  )
}

function Tables({ respondents, personas, among }: Omit<DrawnDialogProps, 'opened' | 'onClose'>) {
  const { t } = useTranslation(['drawn', 'personas', 'results'])
  const language = useLanguage()
  const { bands } = useAnnotations()
  const [, ageLimits = USUAL_AGE_LIMITS] =
    Object.entries(bands).find(([name]) => traitOf(name) === 'age') ?? []
  const drawn = whoWasDrawn(respondents, personas, among, ageLimits)
  const { tables, notTold } = drawn
  const sizes = basesOf(drawn, among !== undefined).map(baseSize)
  const legend = signsLegend(cellsOf(drawn, among !== undefined, language))
  const isApart = tables.some(({ base }) => base.all < drawn.personas.all)
  return (
    <>
      <p className={styles.intro}>{t('intro')}</p>
      {tables.map((table) => (
        <DrawnTableView key={table.trait} table={table} isFiltered={among !== undefined} />
      ))}
      <div className={styles.notes}>
        {isApart && <p>{t('apart')}</p>}
        {sizes.includes('too_small') && <p>{t('tooSmall', { least: LEAST_BASE })}</p>}
        {sizes.includes('small') && <p>{t('small')}</p>}
        {legend && <p>{t(`results:${legend}`)}</p>}
        {notTold.length > 0 && (
          <p>{t('notTold', { names: notTold.map((trait) => t(`personas:names.${trait}`)).join(', ') })}</p>
        )}
        <SyntheticNotice />
      </div>
    </>
  )
}

/** The counts and percentages of the tables, as these show them. */
function cellsOf({ tables }: WhoWasDrawn, isFiltered: boolean, language: Language): string[] {
  const parts = isFiltered ? (['all', 'kept'] as const) : (['all'] as const)
  return tables.flatMap(({ rows, base }) =>
    parts.flatMap((part) =>
      [...rows, base].flatMap((tally) => [
        countText(tally[part], language),
        baseSize(base[part]) === 'too_small' ? '' : shareText(tally[part], base[part], language),
      ]),
    ),
  )
}

/** The bases of the percentages in the tables. */
function basesOf({ tables }: WhoWasDrawn, isFiltered: boolean): number[] {
  return tables.flatMap(({ base }) => (isFiltered ? [base.all, base.kept] : [base.all]))
}
