import styles from './survey-tags.module.css'

/**
 * The tags of a survey, each of them whole: all, or else the first one and how many there are besides, or else their
 * number alone. A single one is cut where it does not fit: its number says nothing. The style sheet chooses, since
 * measuring every row would slow the list down.
 */
export function SurveyTags({ tags }: { tags: readonly string[] }) {
  const [first, ...others] = tags
  if (first === undefined) return null
  const title = tags.join(', ')
  if (others.length === 0) {
    return (
      <span className={styles.single} title={title}>
        <Chip text={first} />
      </span>
    )
  }
  return (
    <span className={styles.tags} title={title}>
      <span className={styles.less}>
        <span className={styles.choice} aria-hidden="true">
          <span className={styles.less}>
            <Chip text={`+${tags.length}`} isCount />
          </span>
          <span className={styles.more}>
            <Chip text={first} />
            <Chip text={`+${others.length}`} isCount />
          </span>
        </span>
      </span>
      <span className={styles.more}>
        {tags.map((tag) => (
          <Chip key={tag} text={tag} />
        ))}
      </span>
    </span>
  )
}

function Chip({ text, isCount = false }: { text: string; isCount?: boolean }) {
  return (
    <span className={styles.tag} data-tag aria-hidden={isCount || undefined}>
      {text}
    </span>
  )
}
