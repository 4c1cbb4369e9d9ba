import { useTranslation } from 'react-i18next'
import type { RawPayload } from '../../../shared/models/results.ts'
import { formatMoment, formatTimeToSecond } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useLastingDialog } from '../lasting-dialog.tsx'
import { kindWord } from './kind-word.ts'
import { PayloadDialog } from './payload-dialog.tsx'
import styles from './received.module.css'

/** The payloads with the times at which they were received; each can be opened as received. */
export function PayloadList({ payloads }: { payloads: readonly RawPayload[] }) {
  const { t } = useTranslation('results')
  const language = useLanguage()
  const { dialog, show } = useLastingDialog()
  const open = ({ id, kind, receivedAt }: RawPayload) => {
    const title = t('raw.title', { kind: kindWord(kind, t), at: formatMoment(receivedAt, language) })
    show((close) => <PayloadDialog payloadId={id} title={title} onClose={close} />)
  }
  if (payloads.length === 0) return <p>{t('companion.nothingReceived')}</p>
  return (
    <>
      <ul className={styles.payloads}>
        {payloads.map((payload) => {
          const kind = kindWord(payload.kind, t)
          return (
            <li key={payload.id}>
              <button
                type="button"
                className={styles.payload}
                title={t('companion.openPayload', {
                  kind,
                  at: formatMoment(payload.receivedAt, language),
                })}
                onClick={() => open(payload)}
              >
                {kind}
                <span className="caption tabular">{formatTimeToSecond(payload.receivedAt, language)}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {dialog}
    </>
  )
}
