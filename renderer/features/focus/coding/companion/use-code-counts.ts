import { useMemo } from 'react'
import { type CodeCount, countCodes } from '../../../../../shared/transcripts/code-counts.ts'
import { speakerKey } from '../../../../../shared/transcripts/filter-turns.ts'
import { useCoding } from '../coding-context.ts'
import { useNotesPart } from '../notes-context.ts'
import { type Speaker, useSpeakers } from './use-speakers.ts'

/** The passages of each code; those by speaker are in the order of `speakers`. */
export function useCodeCounts(): { counts: ReadonlyMap<string, CodeCount>; speakers: readonly Speaker[] } {
  const codes = useNotesPart((notes) => notes.codes)
  const { turns, placed } = useCoding()
  const speakers = useSpeakers()
  const counts = useMemo(() => {
    const positions = new Map(speakers.map(({ key }, position) => [key, position]))
    const speakerOf = (index: number) => {
      const turn = turns[index]
      return turn ? (positions.get(speakerKey(turn)) ?? -1) : -1
    }
    return countCodes(codes, placed, speakerOf, speakers.length)
  }, [codes, placed, turns, speakers])
  return { counts, speakers }
}
