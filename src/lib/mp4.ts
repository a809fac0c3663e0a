export interface VideoInfo {
  seconds: number
  /** As displayed. Width and height are swapped for a rotated video. */
  width: number
  height: number
  /** Four letters: avc1 is H.264. */
  codec: string
}

interface Box {
  type: string
  from: number
  to: number
}
const MAX_HEAD = 32 * 1024 * 1024
const MAX_BOXES = 10_000

const typeAt = (view: DataView, at: number) =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3))

const boxesIn = (view: DataView, from: number, to: number): Box[] => {
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to && boxes.length < MAX_BOXES;) {
    const short = view.getUint32(at)
    const isLong = short === 1
    if (isLong && at + 16 > to) break
    const size = isLong ? Number(view.getBigUint64(at + 8)) : short === 0 ? to - at : short
    const head = isLong ? 16 : 8
    if (size < head || at + size > to) break
    boxes.push({ type: typeAt(view, at + 4), from: at + head, to: at + size })
    at += size
  }
  return boxes
}
const inside = (view: DataView, box: Pick<Box, 'from' | 'to'> | undefined, ...path: string[]): Box | undefined => {
  const [first, ...rest] = path
  if (!box || first === undefined) return undefined
  const found = boxesIn(view, box.from, box.to).find(({ type }) => type === first)
  return rest.length ? inside(view, found, ...rest) : found
}

const infoOf = (view: DataView): VideoInfo | undefined => {
  const all = { from: 0, to: view.byteLength }
  const mvhd = inside(view, all, 'mvhd')
  if (!mvhd) return undefined
  const isWide = view.getUint8(mvhd.from) === 1
  const scale = view.getUint32(mvhd.from + (isWide ? 20 : 12))
  const length = isWide ? Number(view.getBigUint64(mvhd.from + 24)) : view.getUint32(mvhd.from + 16)
  for (const trak of boxesIn(view, all.from, all.to).filter(({ type }) => type === 'trak')) {
    const hdlr = inside(view, trak, 'mdia', 'hdlr')
    if (!hdlr || typeAt(view, hdlr.from + 8) !== 'vide') continue
    const tkhd = inside(view, trak, 'tkhd')
    const stsd = inside(view, trak, 'mdia', 'minf', 'stbl', 'stsd')
    if (!tkhd || !stsd || scale === 0) return undefined
    const matrix = tkhd.from + (view.getUint8(tkhd.from) === 1 ? 52 : 40)
    // A quarter turn has 0 as the first element of its matrix.
    const isTurned = view.getInt32(matrix) === 0
    const [width, height] = [view.getUint32(matrix + 36) / 65_536, view.getUint32(matrix + 40) / 65_536]
    return {
      seconds: length / scale,
      width: isTurned ? height : width,
      height: isTurned ? width : height,
      codec: typeAt(view, stsd.from + 12),
    }
  }
  return undefined
}

/**
 * Reads length, size and codec of an mp4 from the data of the file, whatever its name. Undefined if it is no mp4 with
 * a video.
 */
export const readMp4Info = async (file: Blob): Promise<VideoInfo | undefined> => {
  try {
    for (let at = 0, count = 0; at + 8 <= file.size && count < MAX_BOXES; count++) {
      const view = new DataView(await file.slice(at, at + 16).arrayBuffer())
      const type = typeAt(view, 4)
      const short = view.getUint32(0)
      const size = short === 1 ? Number(view.getBigUint64(8)) : short === 0 ? file.size - at : short
      if ((at === 0 && type !== 'ftyp') || size < 8 || at + size > file.size) return undefined
      if (type === 'moov')
        return size > MAX_HEAD
          ? undefined
          : infoOf(new DataView(await file.slice(at + (short === 1 ? 16 : 8), at + size).arrayBuffer()))
      at += size
    }
  } catch {}
  return undefined
}
