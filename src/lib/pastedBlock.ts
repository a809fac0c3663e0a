/** Parses a block pasted from a spreadsheet: tab-separated cells in lines, quoted if they contain either. */
export const parseBlock = (text: string): string[][] => {
  const lines: string[][] = [[]]
  const cells = text.replaceAll(/\r\n?/g, '\n').matchAll(/(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/g)
  for (const [whole, quoted, plain, end] of cells) {
    if (whole === '' && lines.at(-1)?.length === 0) break
    lines.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain ?? '').trim())
    if (end === '\n') lines.push([])
    else if (end === '') break
  }
  return lines.filter((line, at) => at < lines.length - 1 || line.some((cell) => cell !== ''))
}
