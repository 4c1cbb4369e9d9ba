import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Candidate } from '../../shared/models/candidate.ts'
import styles from './candidate-list.module.css'
import { RawText } from './raw-text.tsx'

export interface CandidateWords {
  none: string
  untitled: string
  raw: string
  adopt: string
  /** Id, status and creation time of a candidate, each in words. */
  facts: (candidate: Candidate) => readonly (string | null)[]
}

interface CandidateListProps {
  candidates: readonly Candidate[]
  words: CandidateWords
  busy: boolean
  onAdopt: (remoteId: string) => void
}

/** Surveys at the service that an interrupted creation may have made, each with its evidence as received. */
export function CandidateList({ candidates, words, busy, onAdopt }: CandidateListProps) {
  const { t } = useTranslation('common')
  if (candidates.length === 0) return <p className={styles.none}>{words.none}</p>
  return (
    <ul className={styles.list}>
      {candidates.map((candidate) => {
        const title = candidate.title ?? words.untitled
        return (
          <li key={candidate.remoteId} className={styles.candidate}>
            <div className={styles.head}>
              <div>
                <strong>{title}</strong>
                <div className="caption">{words.facts(candidate).filter(isTold).join(' · ')}</div>
              </div>
              <Button
                onClick={() => onAdopt(candidate.remoteId)}
                disabled={busy}
                aria-label={t('labelled', { label: words.adopt, value: `${title}, ${candidate.remoteId}` })}
              >
                {words.adopt}
              </Button>
            </div>
            <details>
              <summary className={styles.summary}>{words.raw}</summary>
              <RawText text={candidate.raw} label={words.raw} />
            </details>
          </li>
        )
      })}
    </ul>
  )
}

function isTold(fact: string | null): boolean {
  return fact !== null
}
