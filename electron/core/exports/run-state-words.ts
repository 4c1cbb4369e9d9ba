import type { RunState } from '../../../shared/models/run.ts'
import type { ExportLanguage } from './export-words.ts'

/** How a run stands, in the words that the page uses. */
export const RUN_STATE_WORDS: Record<ExportLanguage, Record<RunState, string>> = {
  fr: {
    queued: 'en attente d’envoi',
    creating: 'création en cours',
    created: 'en attente de lancement',
    launching: 'lancement en cours',
    running: 'en cours',
    done: 'terminée',
    failed: 'en échec',
    refused: 'refusée',
    unknown: 'à vérifier',
    stopped: 'arrêtée',
  },
  en: {
    queued: 'waiting to be sent',
    creating: 'creating',
    created: 'waiting to be launched',
    launching: 'launching',
    running: 'running',
    done: 'done',
    failed: 'failed',
    refused: 'rejected',
    unknown: 'decision needed',
    stopped: 'stopped',
  },
}
