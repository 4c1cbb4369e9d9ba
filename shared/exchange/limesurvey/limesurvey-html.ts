import { htmlOf } from '../text/html-text.ts'

/** A text as LimeSurvey's HTML. What stands in braces it would calculate, so braces are written as entities. */
export function limeSurveyHtml(text: string): string {
  return htmlOf(text).replace(/\{/g, '&#123;').replace(/\}/g, '&#125;')
}

/** Names the version where respondents do not see it: in a comment of the description. */
export function versionComment(version: string): string {
  return `<!-- Sonde · ${version.replace(/-{2,}|[<>]/g, ' ')} -->`
}

/** Whether a description says that Sonde wrote the file. */
export function isOwnDescription(html: string): boolean {
  return /<!-- Sonde · [^<>]*-->\s*$/.test(html)
}
