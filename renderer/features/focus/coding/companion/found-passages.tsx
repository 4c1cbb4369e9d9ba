import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { TurnStretch } from '../../../../../shared/transcripts/change-passages.ts'
import { wordsAround } from '../../../../../shared/transcripts/words-around.ts'
import { formatNumber } from '../../../../lib/format.ts'
import { useLanguage } from '../../../../lib/use-language.ts'
import { useSpeakerName } from '../../transcript-texts.ts'
import styles from './found-passages.module.css'
import { shortWords } from './short-words.ts'

/** How many are shown at first. */
const FIRST = 6
/** How many more are shown at a press: thousands at once would stop the page for seconds. */
const STEP = 50
/** Longest passage shown, in characters; a turn can be far longer. */
const LONGEST = 240

/** What tells a passage found from all others of the transcript. */
export function foundKey({ turn, start, end }: TurnStretch): string {
  return `${turn.number}/${start}-${end}`
}

interface FoundPassagesProps {
  found: readonly TurnStretch[]
  /** The id of the element that names the list. */
  labelledBy: string
  /** The keys of those that are not to be coded. */
  leftOut: ReadonlySet<string>
  onLeaveOut: (key: string, isLeftOut: boolean) => void
}

/** The passages found, each with a box that can be unticked where the words mean something else. */
export function FoundPassages({ found, labelledBy, leftOut, onLeaveOut }: FoundPassagesProps) {
  const { t } = useTranslation('codebook')
  const language = useLanguage()
  const nameOf = useSpeakerName()
  const [shown, setShown] = useState(FIRST)
  const more = Math.min(STEP, found.length - shown)
  return (
    <div className={styles.box}>
      <ul className={styles.list} aria-labelledby={labelledBy}>
        {found.slice(0, shown).map((each) => {
          const key = foundKey(each)
          const { turn } = each
          const { before, words, after } = wordsAround(each)
          const said = shortWords(words, LONGEST)
          return (
            <li key={key}>
              <Checkbox
                size="xs"
                checked={!leftOut.has(key)}
                onChange={(event) => onLeaveOut(key, !event.currentTarget.checked)}
                label={
                  <>
                    <span className="caption">
                      {t('passages.where', {
                        speaker: nameOf(turn),
                        number: formatNumber(turn.number, language),
                      })}
                    </span>{' '}
                    <span className="said">
                      {before}
                      {before || after ? <strong>{said}</strong> : said}
                      {after}
                    </span>
                  </>
                }
              />
            </li>
          )
        })}
      </ul>
      {more > 0 && (
        <Button
          variant="subtle"
          size="compact-xs"
          onClick={({ currentTarget }) => {
            const list = currentTarget.previousElementSibling
            flushSync(() => setShown(shown + STEP))
            list?.querySelectorAll('input')[shown]?.focus()
          }}
        >
          {t('find.more', { count: more, number: formatNumber(more, language) })}
        </Button>
      )}
    </div>
  )
}
