import { useTranslation } from 'react-i18next'
import type { Mend, MendedItem } from '../../../../shared/wording/mend.ts'
import { changedStems, type ShownStretch } from '../../../../shared/wording/mends/changed-words.ts'
import styles from './mend-preview.module.css'

interface MendPreviewProps {
  /** The item as it is. */
  item: { stem: string; options: readonly string[] }
  mend: Mend
}

/** An edit as it would be: what the item says before and after, with the changed words marked. */
export function MendPreview({ item, mend }: MendPreviewProps) {
  const { t } = useTranslation('wording')
  const { before, after } = changedStems(item.stem, mend.items)
  const [first] = mend.items
  const isReworded = mend.items.length > 1 || first?.stem !== item.stem
  return (
    <dl className={styles.preview}>
      {isReworded && (
        <>
          <dt>{t('mend.before')}</dt>
          <dd>
            <Stretches stretches={before} as="del" />
          </dd>
          {after.map((stretches, at) => (
            <div key={mend.items[at]?.stem} className={styles.after}>
              <dt>{after.length > 1 ? t('mend.item', { number: at + 1 }) : t('mend.after')}</dt>
              <dd>
                <Stretches stretches={stretches} as="ins" />
              </dd>
            </div>
          ))}
        </>
      )}
      {!isReworded && first && <Options before={item.options} item={first} />}
    </dl>
  )
}

function Stretches({ stretches, as: Mark }: { stretches: readonly ShownStretch[]; as: 'del' | 'ins' }) {
  const keyed = stretches.map((stretch, at) => ({ ...stretch, key: `${at}${stretch.text}` }))
  return keyed.map(({ key, text, changed }) =>
    changed ? <Mark key={key}>{text}</Mark> : <span key={key}>{text}</span>,
  )
}

/** The options after the edit, in order; those that go come last. */
function Options({ before, item }: { before: readonly string[]; item: MendedItem }) {
  const { t } = useTranslation('wording')
  const kept = new Set(item.options.map(({ from }) => from))
  const gone = before.flatMap((text, at) => (kept.has(at) ? [] : [{ at, text }]))
  return (
    <>
      <dt>{t('mend.options')}</dt>
      <dd>
        <ul className={styles.options}>
          {item.options.map(({ from, text }) => {
            const old = from === null ? undefined : before[from]
            return (
              <li key={from ?? text}>
                {old === undefined && <ins>{text}</ins>}
                {old !== undefined && old !== text && (
                  <>
                    <del>{old}</del> <span aria-hidden="true">→</span> <ins>{text}</ins>
                  </>
                )}
                {old === text && text}
              </li>
            )
          })}
          {gone.map(({ at, text }) => (
            <li key={`gone${at}`}>
              <del>{text}</del>
            </li>
          ))}
        </ul>
      </dd>
    </>
  )
}
