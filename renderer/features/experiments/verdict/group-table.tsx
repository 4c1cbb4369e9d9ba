import { useTranslation } from 'react-i18next'
import { LEAST_BASE } from '../../../../shared/analysis/base-size.ts'
import type { Verdict } from '../../../../shared/experiments/verdict/verdict.ts'
import type { Teller } from '../../../../shared/experiments/verdict/words/teller.ts'
import { usePersonaWords } from '../../../lib/persona-words.ts'
import data from '../../../ui/data-table.module.css'
import { groupName } from './group-words.ts'
import { signed } from './signed.ts'
import styles from './verdict.module.css'

/** Which groups of personas differ, by trait: explored only, and with the rules for small bases. */
export function GroupTable({ verdict, teller }: { verdict: Verdict; teller: Teller }) {
  const { t } = useTranslation('verdict')
  const persona = usePersonaWords()
  const { comparison, explored, options } = verdict
  if (!comparison) return null
  const names = { from: teller.name(comparison.move.from), to: teller.name(comparison.move.to) }
  const option = teller.option(options[comparison.move.top] ?? '')
  const enough = explored.groups.filter(({ points }) => points !== null)
  const tooFew = explored.groups.length - enough.length
  const hasSmall = enough.some(({ isSmall }) => isSmall)
  return (
    <section aria-labelledby="verdict-groups" className={styles.section}>
      <h2 id="verdict-groups">{t('groups.title')}</h2>
      {enough.length > 0 && (
        <table className={`${data.table} ${styles.groups}`} aria-labelledby="verdict-groups">
          <thead>
            <tr>
              <th scope="col">{t('groups.group')}</th>
              <th scope="col" className={data.number}>
                {t('groups.base', { arm: names.from })}
              </th>
              <th scope="col" className={data.number}>
                {t('groups.base', { arm: names.to })}
              </th>
              <th scope="col" className={data.number}>
                {t('groups.points', { option })}
              </th>
              <th scope="col" className={data.number}>
                {t('groups.chance')}
              </th>
            </tr>
          </thead>
          <tbody>
            {enough.map(({ field, value, from, to, points, chance, isSmall }) => (
              <tr key={`${field}\n${value}`}>
                <th scope="row">{groupName({ field, value }, persona, t)}</th>
                <td className={data.number}>{teller.number(from)}</td>
                <td className={data.number}>{teller.number(to)}</td>
                <td className={data.number}>
                  {signed(points ?? 0, teller)}
                  {isSmall && ' †'}
                </td>
                <td className={data.number}>{teller.number(chance ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.quiet}>
        {hasSmall && t('table.small')}{' '}
        {tooFew > 0 && t('groups.tooFew', { count: tooFew, least: LEAST_BASE })}
      </p>
    </section>
  )
}
