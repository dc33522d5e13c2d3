/** What Word puts on the clipboard, shortened but with its own marks: for tests. */
const page = (
  body: string,
) => `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {mso-style-parent:""; margin:0cm; font-family:"Calibri",sans-serif;} @list l0:level1 {mso-level-number-format:bullet;} --></style>
</head><body lang=EN-GB style='tab-interval:36.0pt;word-wrap:break-word'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const item = (list: number, marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l${list} level1 lfo${list + 1}'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-US>${text}<o:p></o:p></span></p>`;

const cell = (text: string, more = '') =>
  `<td width=200 ${more} valign=top style='width:150.25pt;border:solid windowtext 1.0pt;mso-border-alt:solid windowtext .5pt;padding:0cm 5.4pt 0cm 5.4pt'><p class=MsoNormal style='margin-bottom:0cm'>${text}<o:p></o:p></p></td>`;

export const wordSamples = {
  /** Title, heading, marks by style, a good and a bad link, a picture with a script. */
  text: page(`<p class=MsoTitle><span style='mso-fareast-language:EN-US'>Climate<o:p></o:p></span></p>
<h1 style='margin-left:0cm'><a name="_Toc1"></a><b style='mso-bidi-font-weight:normal'>Targets<o:p></o:p></b></h1>
<p class=MsoNormal>Plain <b>bold</b> <u>under</u> <span style='font-weight:bold'>styled</span><img width=1 src="file:///C:/x.png" onerror="alert(1)"> <a href="javascript:alert(1)">bad</a> <a href="https://ok.example/">good</a><o:p></o:p></p>`),
  /** Bullets, then numbers, then numbers as Chinese writes them. */
  lists: page(
    `${item(0, '·', 'first')}${item(0, '·', 'second')}<p class=MsoNormal>between<o:p></o:p></p>${item(1, '1.', 'one')}${item(1, '2.', 'two')}${item(2, '（一）', '目標')}`,
  ),
  /** A repeated head row, a cell over two columns, a cell over two rows and a list in a cell. */
  table:
    page(`<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
<thead><tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>${cell('<b>Site</b>')}${cell('2023')}${cell('2024')}</tr></thead>
<tr style='mso-yfti-irow:1'>${cell('Hong Kong', 'rowspan=2')}${cell('1,204.5')}${cell('998')}</tr>
<tr style='mso-yfti-irow:2'>${cell('not metered', 'colspan=2')}</tr></table><p class=MsoNormal><o:p>&nbsp;</o:p></p>`),
  /** One footnote as Word writes it: a reference in the text and the note in a list below. */
  footnote:
    page(`<p class=MsoNormal>Scope 3<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]>[1]<![endif]></span></span></a> fell.<o:p></o:p></p>
<div style='mso-element:footnote-list'><br clear=all><hr align=left size=1 width="33%"><div style='mso-element:footnote' id=ftn1>
<p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span class=MsoFootnoteReference>[1]</span></a> Categories 1 and&nbsp;6.<o:p></o:p></p></div></div>`),
};
