import type { RuleCode } from './finding.ts'

/** Where the advice of each rule comes from. Citations are the same in every language. */
export const SOURCES: Readonly<Record<RuleCode, string>> = {
  double_barrelled: 'Willis & Lessler 1999 (QAS-99, 4c)',
  leading: 'Sudman & Bradburn 1982; CREDOC, Cahier de recherche 206 (2004)',
  presupposition: 'Willis & Lessler 1999 (QAS-99, 4a); Graesser et al. 2006 (QUAID)',
  loaded: 'Schuman & Presser 1981; Willis & Lessler 1999 (QAS-99, 6)',
  double_negative: 'Tourangeau, Rips & Rasinski 2000; Lenzner et al. 2010',
  vague_quantifier: 'Willis & Lessler 1999 (QAS-99, 3c); Schaeffer 1991',
  no_reference_period: 'Willis & Lessler 1999 (QAS-99, 3d)',
  absolute: 'Willis & Lessler 1999 (QAS-99, 4b)',
  agree_disagree: 'Saris, Revilla, Krosnick & Shaeffer 2010',
  unbalanced_scale: 'Krosnick & Presser 2010; Dillman, Smyth & Christian 2014',
  range_overlap: 'Willis & Lessler 1999 (QAS-99, 7d)',
  range_gap: 'Willis & Lessler 1999 (QAS-99, 7e)',
  duplicate_options: 'Willis & Lessler 1999 (QAS-99, 7d)',
  mismatched_options: 'Willis & Lessler 1999 (QAS-99, 7b)',
  several_answers: 'Smyth, Dillman, Christian & Stern 2006; Willis & Lessler 1999 (QAS-99, 7b)',
  missing_dont_know: 'Willis & Lessler 1999 (QAS-99, 5a); Converse 1970',
  too_long: 'Lenzner et al. 2010; Graesser et al. 2006 (QUAID)',
  jargon: 'Willis & Lessler 1999 (QAS-99, 3b); Graesser et al. 2006 (QUAID)',
}
