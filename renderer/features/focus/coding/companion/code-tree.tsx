import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../lib/format.ts'
import { useLanguage } from '../../../../lib/use-language.ts'
import { KeyCap } from '../../../../ui/marking/key-cap.tsx'
import marking from '../../../../ui/marking/marking.module.css'
import { PlainButton } from '../../../../ui/plain-button.tsx'
import { useCoding } from '../coding-context.ts'
import styles from './companion.module.css'
import { useCodeCounts } from './use-code-counts.ts'
import { useFilter } from './use-filter.ts'

/** Pixels by which a code is indented for each code that it is under. */
const INDENT = 14

/** Whether a code is under another one: then it counts for that one too, or not, and the screen says which. */
export function isUnderAnother({ depth }: { depth: number }): boolean {
  return depth > 0
}

/** The codes with their counts; one that is pressed filters the transcript by it, once more by none. */
export function CodeTree() {
  const { t } = useTranslation('codebook')
  const language = useLanguage()
  const { tree } = useCoding()
  const { counts } = useCodeCounts()
  const [filter, setFilter] = useFilter()
  return (
    <ul className={styles.tree} aria-label={t('codes.list')} tabIndex={-1}>
      {tree.map(({ code, depth, path }) => {
        const isOn = filter.codes.includes(code.id)
        const isOnly = isOn && filter.codes.length === 1
        const { own = 0, all = 0 } = counts.get(code.id) ?? {}
        const above = path.at(-2)
        const number = formatNumber(all, language)
        const passages = t('codes.count', { count: all, number })
        return (
          <li key={code.id} style={{ paddingLeft: depth * INDENT }}>
            <PlainButton
              className={styles.code}
              data-colour={code.colour}
              aria-pressed={isOn}
              title={
                own === all
                  ? passages
                  : `${passages}, ${t('codes.own', { number: formatNumber(own, language) })}`
              }
              onClick={() => setFilter({ codes: isOnly ? [] : [code.id] })}
            >
              <span className={marking.dot} />
              <span className={styles.codeName}>{code.name}</span>
              {above !== undefined && <VisuallyHidden>{t('codes.under', { name: above })}</VisuallyHidden>}
              {code.key !== null && (
                <>
                  <KeyCap aria-hidden="true">{code.key.toUpperCase()}</KeyCap>
                  <VisuallyHidden>{t('codes.key', { key: code.key.toUpperCase() })}</VisuallyHidden>
                </>
              )}
              <span className={styles.count} aria-hidden="true">
                {number}
              </span>
              <VisuallyHidden>{passages}</VisuallyHidden>
            </PlainButton>
            {code.definition.trim() !== '' && <p className={styles.definition}>{code.definition}</p>}
          </li>
        )
      })}
    </ul>
  )
}
