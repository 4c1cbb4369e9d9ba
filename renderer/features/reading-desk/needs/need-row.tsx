import { useTranslation } from 'react-i18next'
import type { DeskFound } from '../../../../shared/models/reading-desk.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import styles from './needs.module.css'
import { useFoundWords } from './use-found-words.ts'
import { useNeedWords } from './use-need-words.ts'

interface NeedRowProps {
  found: DeskFound
  isArmed: boolean
  onArm: () => void
  onShow: (path: string) => void
  /** Goes to where a person says what a word of the service means. */
  onWords: () => void
}

/** A need: what was found for it, how and with what certainty, and the values that are not recognised. */
export function NeedRow({ found, isArmed, onArm, onShow, onWords }: NeedRowProps) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const words = useNeedWords()
  const { count, how } = useFoundWords()
  const { need, label, by, notUnderstood, paths } = found
  const first = paths[0]
  return (
    <li className={styles.need} data-armed={isArmed || undefined}>
      <button type="button" className={styles.choose} aria-pressed={isArmed} onClick={onArm}>
        <span className={styles.name}>{words.name(need)}</span>
        {need.need === 'no_answer' && <span className={styles.label}>{t('needs.noAnswerHint')}</span>}
        {label !== null && label !== '' && <span className={styles.label}>{label}</span>}
        <span className={styles.found} data-by={by}>
          {count(found)}
          {by !== 'nothing' && <span className={styles.how}>{how(found)}</span>}
        </span>
      </button>
      {first !== undefined && (
        <button type="button" className={styles.place} onClick={() => onShow(first)}>
          {t(paths.length > 1 ? 'needs.first' : 'needs.only')}
        </button>
      )}
      {notUnderstood.length > 0 && (
        <div className={styles.unknown}>
          <span>
            {t('needs.notRecognised', {
              count: notUnderstood.length,
              number: formatNumber(notUnderstood.length, language),
            })}
          </span>
          {notUnderstood.slice(0, SHOWN).map(({ path, value }) => (
            <button
              key={path}
              type="button"
              className={styles.place}
              aria-label={t('needs.show', { value })}
              title={path}
              onClick={() => onShow(path)}
            >
              {value}
            </button>
          ))}
          {need.need === 'status' && (
            <button type="button" className={styles.place} onClick={onWords}>
              {t('needs.explain')}
            </button>
          )}
        </div>
      )}
    </li>
  )
}

/** Number of places of unrecognised values shown at first. */
const SHOWN = 5
