import { htmlOf, htmlText } from '../text/html-text.ts'

/** A text as HTML for LimeSurvey. Braces become entities, since LimeSurvey evaluates expressions in braces. */
export function limeSurveyHtml(text: string): string {
  return htmlOf(text).replace(/\{/g, '&#123;').replace(/\}/g, '&#125;')
}

/** The version as an HTML comment for the description, where respondents do not see it. */
export function versionComment(version: string): string {
  return `<!-- Sonde · ${version.replace(/-{2,}|[<>]/g, ' ')} -->`
}

/** Whether a description shows that Sonde wrote the file. */
export function isOwnDescription(html: string): boolean {
  return /<!-- Sonde · [^<>]*-->\s*$/.test(html)
}

/**
 * The text of which `limeSurveyHtml` made this HTML, with its empty lines, which are left out of other people's HTML.
 */
export function ownText(html: string): string {
  return html.split('<br />').map(htmlText).join('\n').trim()
}
