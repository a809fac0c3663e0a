/** Parses two pasted columns of a sheet into items and values. Undefined if the text contains no tab. */
export const pairsIn = (text: string): [name: string, value: string][] | undefined => {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  if (!text.includes('\t')) return undefined
  return lines.map((line) => {
    const [name = '', value = ''] = line.split('\t').map((cell) => cell.trim().replaceAll(/^"|"$/g, ''))
    return [name, value]
  })
}
