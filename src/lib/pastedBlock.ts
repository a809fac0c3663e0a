/** The cells of a block as spreadsheets put it on the clipboard: lines and tabs, cells with either in quotes. */
export const parseBlock = (text: string): string[][] => {
  const lines: string[][] = [[]]
  const cells = text.replaceAll(/\r\n?/g, '\n').matchAll(/(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/g)
  for (const [whole, quoted, plain, end] of cells) {
    if (whole === '' && lines.at(-1)?.length === 0) break
    lines.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain ?? '').trim())
    if (end === '\n') lines.push([])
    else if (end === '') break
  }
  // A spreadsheet ends its last line too.
  return lines.filter((line, at) => at < lines.length - 1 || line.some((cell) => cell !== ''))
}
