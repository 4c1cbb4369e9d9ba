/** How the rows stand: one a persona, one an answer, or one a response option. */
export type ResultsLayout = 'respondents' | 'long' | 'counts'
