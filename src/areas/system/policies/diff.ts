/** A stretch of text that both have, or one of them. */
export interface Piece {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Beyond so many comparisons two stretches count as wholly different. */
const MOST_CELLS = 4_000_000

/** The longest common run of two lists of words or lines, as steps over both. */
const steps = (a: readonly string[], b: readonly string[]): Piece[] => {
  if (a.length * b.length > MOST_CELLS) return [...a.map((text): Piece => ({ kind: 'removed', text })), ...b.map((text): Piece => ({ kind: 'added', text }))]
  const width = b.length + 1
  const common = new Uint32Array((a.length + 1) * width)
  const at = (i: number, j: number) => common[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) common[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const pieces: Piece[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      pieces.push({ kind: 'same', text: a[i] ?? '' })
      i++
      j++
    } else if (i < a.length && (j === b.length || at(i + 1, j) >= at(i, j + 1))) pieces.push({ kind: 'removed', text: a[i++] ?? '' })
    else pieces.push({ kind: 'added', text: b[j++] ?? '' })
  }
  return pieces
}

const WORD = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+|\s+|./gu

/** Joins neighbours of one kind; removed stands before added. */
const joined = (pieces: readonly Piece[]): Piece[] => {
  const out: Piece[] = []
  let change = { removed: '', added: '' }
  const flush = () => {
    for (const kind of ['removed', 'added'] as const) if (change[kind]) out.push({ kind, text: change[kind] })
    change = { removed: '', added: '' }
  }
  for (const { kind, text } of pieces) {
    if (kind !== 'same') {
      change[kind] += text
      continue
    }
    flush()
    const last = out.at(-1)
    if (last?.kind === 'same') last.text += text
    else out.push({ kind, text })
  }
  flush()
  return out
}

/** What a text lost and gained, word by word within the lines that changed. */
export const differences = (before: string, after: string): Piece[] => {
  const lines = (text: string) => text.split(/(?<=\n)/)
  const pieces: Piece[] = []
  const byLine = joined(steps(lines(before), lines(after)))
  byLine.forEach((piece, at) => {
    const next = byLine[at + 1]
    if (piece.kind === 'removed' && next?.kind === 'added') pieces.push(...steps(piece.text.match(WORD) ?? [], next.text.match(WORD) ?? []))
    else if (piece.kind !== 'added' || byLine[at - 1]?.kind !== 'removed') pieces.push(piece)
  })
  return joined(pieces)
}
