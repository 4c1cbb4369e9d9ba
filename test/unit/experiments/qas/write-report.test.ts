import { describe, expect, it } from 'vitest'
import { codeAnswer, probeAnswers } from '../../../../shared/experiments/qas/coded-answers.ts'
import { writeProbesReport } from '../../../../shared/experiments/qas/write-report.ts'
import { emptyExperimentNotes } from '../../../../shared/models/experiment-notes.ts'
import { aPlan } from '../../../support/a-plan.ts'
import { anOpenEnded } from '../../../support/drafts.ts'
import { aProbeArm, probedPersona } from '../../../support/probed.ts'

const arm = aProbeArm()
const personas = [
  probedPersona(0, ['It depends.', '# not a *heading*']),
  { ...probedPersona(1, ['It depends.', null]), option: null },
]
const source = {
  experiment: { plan: aPlan({ arms: [arm] }), frozen: { at: 5, hash: 'c0ffee' } },
  ...{ arm, personas, planChanged: false, practice: true, notes: emptyExperimentNotes() },
  kindName: (kind: string) => `[${kind}]`,
  moment: (at: number) => `moment ${at}`,
}

describe('writeProbesReport', () => {
  it('has the headings of CIRF in their order, and says first that the answers are synthetic', () => {
    const text = writeProbesReport(source, 'en')
    expect([...text.matchAll(/^## \d+\. (.*)$/gm)].map(([, heading]) => heading)).toEqual([
      'Research objectives',
      'Research design',
      'Ethics',
      'Sampling',
      'Data collection',
      'Data analysis',
      'Findings',
      'Conclusions, implications and discussion',
      'Strengths and limitations',
      'Report format',
    ])
    const before = text.slice(0, text.indexOf('##'))
    expect(before).toContain('Practice: these answers were made up by the practice service.')
    expect(before).toContain('They are not population estimates and carry no margin of error.')
    expect(text).toContain('moment 5; SHA-256 c0ffee')
    expect(text).not.toContain('The plan was changed')
    const changed = writeProbesReport({ ...source, planChanged: true }, 'en')
    expect(changed).toContain('**The plan was changed after it was frozen')
    expect(text).toContain('2. [reason] – Why this answer?')
    expect(text).toContain('No answer has a code.')
    expect(text).toContain('Nothing was noted.')
  })

  it('counts codes, quotes different words once, and takes no answer for formatting', () => {
    const notes = emptyExperimentNotes()
    const [first = [], second = []] = probeAnswers(personas, arm)
    for (const { place, said } of [...first, ...second])
      codeAnswer(notes, place, { code: said === 'It depends.' ? '3c' : '8' })
    notes.note = 'Too wide.'
    const text = writeProbesReport({ ...source, notes, practice: false }, 'fr')
    expect(text).toContain('### 3c Clarté\u00A0: vague (2)\n\n> It depends.')
    expect(text.match(/> It depends\./g)).toHaveLength(1)
    expect(text).toContain('> \\# not a \\*heading\\*\n>\n> ([reason]\u202F; a choisi «\u00A0Yes\u00A0»)')
    expect(text).toContain('Réponses aux relances qui ont un code\u00A0: 3 sur 3.')
    expect(text).toContain('Too wide.')
    expect(text).not.toContain('Entraînement')
  })

  it('counts only personas who answered, in words that fit any number', () => {
    const silent = { ...probedPersona(2, [null, ' ']), option: null }
    const text = (language: 'fr' | 'en') =>
      writeProbesReport({ ...source, personas: [personas[1] ?? silent, silent] }, language)
    expect(text('en')).toContain('Personas who answered, of those that the service drew: 1.')
    expect(text('en')).toContain('Answers to probes that have a code: 0 of 1.')
    expect(text('fr')).toContain('Personas qui ont répondu, parmi ceux que le service a tirés\u00A0: 1.')
    expect(text('fr')).toContain('Réponses aux relances qui ont un code\u00A0: 0 sur 1.')
  })

  it('tells probes of one kind apart, in their list and after a quote', () => {
    const twice: typeof arm = {
      ...arm,
      probes: [...arm.probes, { kind: 'reason', question: anOpenEnded('p3', 'And why not no?') }],
    }
    const said = [probedPersona(0, [null, 'It is dear.', 'It is far.'])]
    const notes = emptyExperimentNotes()
    for (const { place } of probeAnswers(said, twice).flat()) codeAnswer(notes, place, { code: '8' })
    const text = writeProbesReport({ ...source, arm: twice, personas: said, notes }, 'en')
    expect(text).toContain('3. [reason] (3) – And why not no?')
    expect(text).toContain('> It is dear.\n>\n> ([reason] (2); ')
    expect(text).toContain('> It is far.\n>\n> ([reason] (3); ')
  })
})
