/** The colours and the font of a chart; any CSS value. */
export interface ChartPalette {
  ink: string
  inkSoft: string
  bar: string
  hairline: string
  paper: string
  practice: string
  font: string
}

export const CHART_FONT = '"Source Sans 3 Variable", "Source Sans 3", system-ui, sans-serif'

/** A font of the system, for pictures that are made by the hundred: embedding another takes most of their time. */
export const PLAIN_CHART_FONT = 'Arial, "Liberation Sans", Helvetica, sans-serif'

/** For the page: follows the light and dark schemes. */
export const screenPalette: ChartPalette = {
  ink: 'var(--ink)',
  inkSoft: 'var(--ink-soft)',
  bar: 'var(--accent)',
  hairline: 'var(--hairline-strong)',
  paper: 'transparent',
  practice: 'var(--practice)',
  font: CHART_FONT,
}

/** For files: always dark on white, since the picture is put into a document. */
export const filePalette: ChartPalette = {
  ink: '#22262b',
  inkSoft: '#57595c',
  bar: '#0c5a61',
  hairline: '#8c877b',
  paper: '#ffffff',
  practice: '#7d5100',
  font: CHART_FONT,
}
