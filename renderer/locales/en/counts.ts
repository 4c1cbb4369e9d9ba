import type { counts as french } from '../fr/counts.ts'

export const counts: typeof french = {
  title: 'Codes by group',
  door: 'Compare with other groups…',
  command: 'Focus groups: compare codes',
  kind: 'Which groups',
  kinds: { live: 'Groups on a live service', practice: 'Practice groups' },
  groups: 'Groups compared',
  groupsHint: 'Codes are the same if they have the same name, under codes of the same names',
  measure: 'Count',
  measures: { passages: 'Passages', participants: 'Participants' },
  caption: {
    passages:
      'Counts of passages, not of people, the moderator’s included. The participants are synthetic: no shares, no statistical tests. A code also counts the passages of the codes under it, each once.',
    participants:
      'Counts of the synthetic participants of each group, without the moderator, who have a passage with the code or one under it: no shares, no statistical tests.',
  },
  unsaved:
    'Your codes and passages could not be saved, and would be missing in the comparison. Try again once they are saved.',
  absent: 'code not in this group’s codebook',
  unknown: 'unknown: the transcript does not name all participants',
  legend: '{{sign}}: {{words}}',
  code: 'Code',
  under: '(under “{{name}}”)',
  show: '{{count}}: show the passages “{{code}}” of the group “{{group}}”',
  open: 'Open the group “{{group}}”',
  scroll: 'Table of codes by group',
  lost_one: '“{{group}}”: {{number}} coded passage not found in the transcript, not counted',
  lost_other: '“{{group}}”: {{number}} coded passages not found in the transcript, not counted',
  unreadable: '“{{group}}”: codes or transcript cannot be read, group left out of the comparison',
  choose: 'Choose at least one group.',
  another: 'Choose another group to compare.',
  none: {
    title: 'No codes to compare',
    text: 'Code the transcript of a focus group; its codes will appear here beside those of the other groups.',
    action: 'Focus groups',
  },
  table: {
    copy: 'Copy the table',
    copied: 'Table copied',
    notCopied: 'The table could not be copied to the clipboard.',
    csv: 'Export (CSV)',
    xlsx: 'Export (XLSX)',
    notes: 'notes',
    passagesOf: '{{group}}: passages',
    participantsOf: '{{group}}: participants',
    source: '“{{group}}”: focus group, {{connection}}',
  },
  files: {
    byGroup: 'codes-by-group',
    bySpeaker: 'codes-by-speaker',
    practice: 'practice',
    synthetic: 'synthetic',
  },
}
