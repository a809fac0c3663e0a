import { type ArrayChange, diffArrays } from 'diff'

export interface Piece {
  kind: 'same' | 'added' | 'removed'
  text: string
}

const LINE = /[^\n]*\n|[^\n]+/g
const WORD = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+|\s+|./gu
/** Number of changes above which two texts count as completely different. */
const MAX_CHANGES = 5000

const compare = (before: string, after: string, unit: RegExp): readonly Piece[] => {
  const [old, now] = [before.match(unit) ?? [], after.match(unit) ?? []]
  const changes: readonly Pick<ArrayChange<string>, 'added' | 'removed' | 'value'>[] = diffArrays(old, now, {
    maxEditLength: MAX_CHANGES,
  }) ?? [
    { removed: true, added: false, value: old },
    { removed: false, added: true, value: now },
  ]
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }))
}

const joined = (pieces: readonly Piece[]): Piece[] => {
  const all: Piece[] = []
  for (const piece of pieces) {
    const last = all.at(-1)
    if (last?.kind === piece.kind) last.text += piece.text
    else all.push({ ...piece })
  }
  return all
}

/** Returns the differences of two texts, word by word within changed lines; removed text comes before added text. */
export const differences = (before: string, after: string): readonly Piece[] =>
  joined(
    compare(before, after, LINE).flatMap((piece, at, lines) => {
      const next = lines[at + 1]
      if (piece.kind === 'removed' && next?.kind === 'added') return compare(piece.text, next.text, WORD)
      return piece.kind === 'added' && lines[at - 1]?.kind === 'removed' ? [] : [piece]
    }),
  )
