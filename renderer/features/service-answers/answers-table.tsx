import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Operation, ServiceAnswer } from '../../../shared/models/service-answer.ts'
import table from '../../ui/data-table.module.css'
import reflow from '../../ui/reflow-table.module.css'
import { AnswerRow, type TryOperation } from './answer-row.tsx'
import styles from './service-answers.module.css'

interface AnswersTableProps {
  connectionId: string
  answers: readonly ServiceAnswer[]
  onTry: TryOperation
}

/** All operations in the order of the service's interface; each row can be opened to show the reply itself. */
export function AnswersTable({ connectionId, answers, onTry }: AnswersTableProps) {
  const { t } = useTranslation('answers')
  const [opened, setOpened] = useState<ReadonlySet<Operation>>(new Set())
  const toggle = (operation: Operation) => {
    const next = new Set(opened)
    if (!next.delete(operation)) next.add(operation)
    setOpened(next)
  }
  return (
    <table className={`${table.table} ${reflow.reflow} ${styles.table}`} aria-label={t('title')}>
      <thead>
        <tr>
          <th scope="col">{t('columns.operation')}</th>
          <th scope="col">{t('columns.status')}</th>
          <th scope="col">{t('columns.at')}</th>
          <th scope="col" className={table.number}>
            {t('columns.took')}
          </th>
          <th scope="col">{t('columns.read')}</th>
          <th scope="col">{t('columns.actions')}</th>
        </tr>
      </thead>
      <tbody>
        {answers.map((answer) => (
          <AnswerRow
            key={answer.operation}
            connectionId={connectionId}
            answer={answer}
            isOpen={opened.has(answer.operation)}
            onToggle={() => toggle(answer.operation)}
            onTry={onTry}
          />
        ))}
      </tbody>
    </table>
  )
}
