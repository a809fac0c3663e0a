import type { GlobalToken } from 'antd'
import { notify } from '@/api/notices'
import { fileName } from '@/lib/zip'
import { translate } from '@/locales'
import { saveFile } from '../files/files'

const SCALE = 2
const EDGE = 16
const HEAD = 48

const pictureOf = async (svg: SVGSVGElement, title: string, token: GlobalToken): Promise<Blob> => {
  const { width, height } = svg.getBoundingClientRect()
  const drawing = new Image(width, height)
  drawing.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
  await drawing.decode()
  const canvas = document.createElement('canvas')
  canvas.width = (width + 2 * EDGE) * SCALE
  canvas.height = (height + HEAD + EDGE) * SCALE
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.scale(SCALE, SCALE)
  pen.fillStyle = token.colorBgContainer
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = token.colorText
  pen.font = `600 16px ${token.fontFamily}`
  pen.textBaseline = 'middle'
  pen.fillText(title, EDGE, HEAD / 2, width)
  pen.drawImage(drawing, EDGE, HEAD, width, height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}

/** Saves a chart with its title as PNG, at twice its size on screen. Never rejects: a failure is shown as a toast. */
export const savePicture = (svg: SVGSVGElement, title: string, token: GlobalToken): Promise<void> =>
  pictureOf(svg, title, token).then(
    (blob) => saveFile(blob, `${fileName(title)}.png`),
    () => notify('error', translate('chart.notSaved')),
  )
