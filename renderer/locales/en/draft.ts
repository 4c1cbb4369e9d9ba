import type { Namespaces } from '../namespaces.ts'

export const draft: Namespaces['draft'] = {
  restored: 'Your unsaved text has been restored and is being saved now.',
  conflict: {
    survey: 'This survey was changed elsewhere, and your text has not been saved. Choose which text to keep.',
    focus:
      'This focus group was changed elsewhere, and your text has not been saved. Choose which text to keep.',
    annotations:
      'The annotations of this run were changed elsewhere, and yours have not been saved. Choose which ones to keep.',
    experiment:
      'The plan of this experiment was changed elsewhere, and yours has not been saved. Choose which one to keep.',
    ledger:
      'The texts in this revision log were changed elsewhere, and yours have not been saved. Choose which ones to keep.',
    experiment_notes:
      'The codes and notes of this experiment were changed elsewhere, and yours have not been saved. Choose which ones to keep.',
    transcript_notes:
      'The codes and memos of this focus group were changed elsewhere, and yours have not been saved. Choose which ones to keep.',
    mine: 'Keep my text',
    theirs: 'Use the other text',
  },
  offer: {
    survey:
      'The data were replaced by an older backup. This window still has another text of this survey, from {{date}}.',
    focus:
      'The data were replaced by an older backup. This window still has another text of this focus group, from {{date}}.',
    annotations:
      'The data were replaced by an older backup. This window still has other annotations of this run, from {{date}}.',
    experiment:
      'The data were replaced by an older backup. This window still has another plan of this experiment, from {{date}}.',
    ledger:
      'The data were replaced by an older backup. This window still has other texts of this revision log, from {{date}}.',
    experiment_notes:
      'The data were replaced by an older backup. This window still has other codes and notes of this experiment, from {{date}}.',
    transcript_notes:
      'The data were replaced by an older backup. This window still has other codes and memos of this focus group, from {{date}}.',
    take: 'Use that text',
    decline: 'Keep the restored text',
  },
}
