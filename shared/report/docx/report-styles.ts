import { paragraphStyle, WORD, WORD_LOCALE } from '../../exchange/docx/word-package.ts'
import { XML_HEAD } from '../../exchange/xml/escape-xml.ts'

const SOFT = '<w:color w:val="595959"/>'
const INK = '<w:color w:val="1F2D36"/>'
/** The look of a paragraph with a line of this colour at its side. */
const beside = (colour: string) =>
  `<w:pBdr><w:left w:val="single" w:sz="24" w:space="8" w:color="${colour}"/></w:pBdr><w:shd w:val="clear" w:color="auto" w:fill="F3F1EC"/><w:spacing w:before="120" w:after="120"/><w:ind w:left="227"/>`

/** Headings carry the names that Word knows, so that its navigation and a table of contents find them. */
const STYLES = [
  paragraphStyle('Title', 'Title', '<w:spacing w:after="60"/>', `<w:b/>${INK}<w:sz w:val="40"/>`),
  paragraphStyle('Subtitle', 'Subtitle', '<w:spacing w:after="0"/>', SOFT),
  paragraphStyle(
    'Heading1',
    'heading 1',
    '<w:keepNext/><w:keepLines/><w:spacing w:before="480" w:after="120"/><w:outlineLvl w:val="0"/>',
    `<w:b/>${INK}<w:sz w:val="28"/>`,
  ),
  paragraphStyle(
    'Heading2',
    'heading 2',
    '<w:keepNext/><w:keepLines/><w:spacing w:before="240" w:after="60"/><w:outlineLvl w:val="1"/>',
    `<w:b/>${INK}<w:sz w:val="24"/>`,
  ),
  paragraphStyle('Notice', 'Notice', beside('0F6B66'), ''),
  paragraphStyle('Practice', 'Practice', beside('B7791F'), '<w:b/>'),
  paragraphStyle('Soft', 'Remark', '<w:spacing w:after="60"/>', `${SOFT}<w:sz w:val="20"/>`),
  paragraphStyle(
    'Said',
    'Quote',
    '<w:keepNext/><w:spacing w:before="60" w:after="0"/><w:ind w:left="425"/>',
    '<w:rFonts w:ascii="Cambria" w:hAnsi="Cambria" w:cs="Cambria"/>',
  ),
  paragraphStyle(
    'Source',
    'Source of a quote',
    '<w:spacing w:after="120"/><w:ind w:left="425"/>',
    `${SOFT}<w:sz w:val="18"/>`,
  ),
  paragraphStyle(
    'TableCaption',
    'Table caption',
    '<w:keepNext/><w:spacing w:before="120" w:after="40"/>',
    `${SOFT}<w:sz w:val="20"/>`,
  ),
  paragraphStyle('Cell', 'Table text', '<w:spacing w:before="30" w:after="30"/>', '<w:sz w:val="20"/>'),
  paragraphStyle(
    'DenseCell',
    'Dense table text',
    '<w:spacing w:before="30" w:after="30"/>',
    '<w:sz w:val="18"/>',
  ),
  paragraphStyle(
    'Header',
    'header',
    '<w:tabs><w:tab w:val="right" w:pos="9638"/></w:tabs>',
    `${SOFT}<w:sz w:val="18"/>`,
  ),
  paragraphStyle('Footer', 'footer', '', `${SOFT}<w:sz w:val="18"/>`),
]

/** The styles of a report. `language`: in which Word checks the spelling. */
export function reportStyles(language: 'fr' | 'en'): string {
  const fonts =
    '<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:sz w:val="22"/>' +
    `<w:lang w:val="${WORD_LOCALE[language]}"/>`
  return `${XML_HEAD}<w:styles ${WORD}><w:docDefaults><w:rPrDefault><w:rPr>${fonts}</w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="100"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>${STYLES.join('')}</w:styles>`
}
