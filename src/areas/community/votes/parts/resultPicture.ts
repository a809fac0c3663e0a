import { notify } from '@/api/notices'
import { saveFile } from '@/kit/files/files'
import { DASH } from '@/kit/show/format'
import { fileName } from '@/lib/zip'
import { translate } from '@/locales'
import type { Ranked } from './resultRows'

interface Picture {
  title: string
  rows: readonly Ranked[]
  words: (votes: number | null) => string
  percent: (rate: number | null) => string
}

const WIDTH = 960
const ROW = 44
const HEAD = 96
const MAX = 20
const NAME = 300
const BAR = 400

/** Renders the ranking as an image: one bar per option, black on white in every theme. */
const drawn = ({ title, rows, words, percent }: Picture): Promise<Blob> => {
  const shown = rows.slice(0, MAX)
  const max = Math.max(...shown.map(({ votes }) => votes ?? 0), 1)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: WIDTH, height: HEAD + shown.length * ROW + 24 })
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.reject(new Error('no canvas'))
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.textBaseline = 'middle'
  pen.fillStyle = '#1f1f1f'
  pen.font = 'bold 28px sans-serif'
  pen.fillText(title, 32, HEAD / 2, WIDTH - 64)
  pen.font = '18px sans-serif'
  for (const [at, { rank, name, votes, rate }] of shown.entries()) {
    const middle = HEAD + at * ROW + ROW / 2
    pen.fillStyle = '#1f1f1f'
    pen.fillText(`${rank ?? DASH}  ${name}`, 32, middle, NAME - 48)
    pen.fillStyle = '#0e7490'
    pen.fillRect(NAME, middle - 10, Math.max(((votes ?? 0) / max) * BAR, 2), 20)
    pen.fillStyle = '#1f1f1f'
    pen.fillText(`${words(votes)} · ${percent(rate)}`, NAME + BAR + 16, middle, WIDTH - NAME - BAR - 32)
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}

/** Copies the ranking as an image to the clipboard. Saves a file if the browser refuses. */
export const copyPicture = async (picture: Picture): Promise<void> => {
  const made = drawn(picture)
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': made })])
    notify('success', translate('votes.pictureCopied'))
  } catch {
    await made.then(
      (blob) => {
        saveFile(blob, `${fileName(picture.title)}.png`)
        notify('success', translate('votes.pictureSaved'))
      },
      () => notify('error', translate('votes.noPicture')),
    )
  }
}
