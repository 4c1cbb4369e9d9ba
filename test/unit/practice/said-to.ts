import { discussRound } from '../../../electron/practice/discussion/discuss-round.ts'
import { drawPanel, sampleForTable } from '../../../electron/practice/panel/panel.ts'

const people = sampleForTable(drawPanel(1).personas, 6, 7)

/** What six participants of a discussion say to the last of these points. */
export function saidTo(titre: string, ...points: string[]): string[] {
  const guide = points.map((point) => `- ${point}`).join('\n')
  const session = { n: 7, seed: 1, maxTurns: points.length, titre, guide }
  return discussRound(session, people, [], points.length)
    .filter(({ speaker }) => !/^Mod/.test(speaker))
    .map(({ text }) => text)
}
