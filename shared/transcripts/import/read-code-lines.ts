import type { ReadingMeter } from '../../exchange/reading-meter.ts'
import { pathSplitter } from './code-paths.ts'
import { createCodeCollector, type ReadCodebook } from './found-codes.ts'
import { createPlacer } from './place-codes.ts'

/** Columns that a tab in front of a line is wide. */
const TAB = 4

interface CodeLine {
  depth: number
  name: string
  definition: string
}

/**
 * Reads codes from lines: one code each, indented or with a heading's signs below another one, with a definition behind
 * a tab or a colon.
 */
export function readCodeLines(text: string, meter: ReadingMeter): ReadCodebook {
  const lines = text.split(/\r\n|\r|\n/)
  meter.add('lines', lines.length)
  const read = lines.flatMap((line) => lineOf(line) ?? [])
  const collector = createCodeCollector(meter)
  const split = pathSplitter(read.map(({ name }) => name))
  const place = createPlacer(collector, meter)
  for (const { depth, name, definition } of read) place.indented(depth, split(name), { definition })
  return collector.result('text')
}

function lineOf(line: string): CodeLine | null {
  const [, blank = '', rest = ''] = /^([\s\u00A0]*)(.*)$/s.exec(line.replace(/^\uFEFF/, '')) ?? []
  const [, heading = '', named = ''] = /^(#{1,6}\s+)?(.*)$/s.exec(rest) ?? []
  const bare = named.replace(/^(?:[-*•◦▪‣·–—+]\s+|\(?\d{1,3}(?:\.\d{1,3})*[.)]\s+)/, '')
  if (bare.trim() === '' || /^[-=_*\s]+$/.test(bare)) return null
  const width = [...blank].reduce((sum, sign) => sum + (sign === '\t' ? TAB : 1), 0)
  // A number with dots stands for its place too, where nothing else does.
  const dots = /^\(?(\d{1,3}(?:\.\d{1,3})+)\.?\)?\s/.exec(named)?.[1]?.split('.').length ?? 1
  const depth = heading ? heading.trim().length : width || (dots - 1) * TAB
  const [, name = bare, definition = ''] =
    /^([^\t]+)\t+(.*)$/s.exec(bare) ?? /^([^\t]{1,80}?)[ \u00A0\u202F]*:[\s\u00A0]+(.+)$/s.exec(bare) ?? []
  const plain = name
    .replace(/\s+/g, ' ')
    .replace(/^(?:\d{1,3}\.)+\d{1,3}\s+/, '')
    .replace(/\s*:\s*$/, '')
  return { depth, name: plain, definition: definition.replaceAll('\t', ' ') }
}
