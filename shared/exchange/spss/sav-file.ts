/** The content of a cell of an SPSS file; null where there is no value ("system-missing"). */
export type SavCell = string | number | null

interface AnyVariable {
  /** Begins with a letter; letters, digits and "_" only, at most 64 of them; distinct, ignoring case. */
  name: string
  label: string
}

export interface NumberVariable extends AnyVariable {
  kind: 'number'
  measure: 'nominal' | 'ordinal' | 'scale'
  /** How many decimals are shown. */
  decimals: number
  labels: readonly { value: number; label: string }[]
  /** The codes that say why there is no answer, which no statistic counts; null where there are none. */
  missing: { from: number; to: number } | null
}

export interface TextVariable extends AnyVariable {
  kind: 'text'
  labels: readonly { value: string; label: string }[]
}

export type SavVariable = NumberVariable | TextVariable

/** What an SPSS file holds: variables and cases. */
export interface SavData {
  variables: readonly SavVariable[]
  /** A cell for each variable: numbers for numbers, texts for texts. */
  rows: readonly (readonly SavCell[])[]
}

export interface SavFile extends SavData {
  /** What the file is, in at most 64 bytes. */
  label: string
  /** What the file says of itself at more length; each text begins a line. */
  documents: readonly string[]
  /** When it is written, in milliseconds since 1970. */
  at: number
}
