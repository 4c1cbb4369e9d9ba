/** Why a codebook is not read, beside the reasons that every import has. */
export type CodebookRefusalCode =
  | 'no_codes'
  | 'too_many_codes'
  /** A file of REFI-QDA without a codebook in it, or XML of another kind. */
  | 'no_codebook'

/** Thrown where a codebook cannot be taken from a file or a text; `code` says why. */
export class CodebookRefusal extends Error {
  readonly code: CodebookRefusalCode

  constructor(code: CodebookRefusalCode) {
    super(code)
    this.name = 'CodebookRefusal'
    this.code = code
  }
}
