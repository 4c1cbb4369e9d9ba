import { htmlOf } from '../text/html-text.ts'

/** A text as LimeSurvey's HTML. What stands in braces it would calculate, so braces are written as entities. */
export function limeSurveyHtml(text: string): string {
  return htmlOf(text).replace(/\{/g, '&#123;').replace(/\}/g, '&#125;')
}
