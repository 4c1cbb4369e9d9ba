import type { Namespaces } from '../namespaces.ts'

export const draft: Namespaces['draft'] = {
  restored: 'Text that was not saved yet has been brought back. It is being saved now.',
  conflict: {
    survey: 'This survey was changed elsewhere. Your text is not saved.',
    focus: 'This focus group was changed elsewhere. Your text is not saved.',
    mine: 'Keep mine',
    theirs: 'Take theirs',
  },
  offer: {
    survey:
      'The data were replaced by an older backup. This window still has another text of this survey, from {{date}}.',
    focus:
      'The data were replaced by an older backup. This window still has another text of this focus group, from {{date}}.',
    take: 'Use that text',
    decline: 'Keep the restored one',
  },
}
