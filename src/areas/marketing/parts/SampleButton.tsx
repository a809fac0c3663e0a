import { PictureOutlined } from '@ant-design/icons'
import { Button, QRCode } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { notify } from '@/api/notices'
import type { QrBoxes } from '@/entities/marketing/boxes'
import { saveFile } from '@/kit/files/files'
import { isPictureUrl } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { AVATAR, CARD_HEIGHT } from './boxes'
import { loadPicture } from './loadPicture'
import { SAMPLE_CODE } from './PosterPicture'

interface Sample {
  src: string
  boxes: QrBoxes
  avatar?: boolean
  card?: boolean
}
interface Words {
  user: string
  card: readonly string[]
}

const face = (pen: CanvasRenderingContext2D, x: number, y: number, size: number) => {
  pen.fillStyle = '#bcd3ea'
  pen.beginPath()
  pen.arc(x + size / 2, y + size / 2, size / 2, 0, Math.PI * 2)
  pen.fill()
}

const drawAvatar = (pen: CanvasRenderingContext2D, x: number, y: number, name: string) => {
  const { width, height } = AVATAR
  pen.fillStyle = 'rgb(255 255 255 / 88%)'
  pen.beginPath()
  pen.roundRect(x, y, width, height, height / 2)
  pen.fill()
  face(pen, x + 8, y + 8, height - 16)
  pen.fillStyle = '#191919'
  pen.font = '32px sans-serif'
  pen.fillText(name, x + height + 8, y + height / 2, width - height - 24)
}

const drawCard = (pen: CanvasRenderingContext2D, top: number, width: number, lines: readonly string[]) => {
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, top, width, CARD_HEIGHT)
  face(pen, 36, top + 16, CARD_HEIGHT - 32)
  pen.fillStyle = '#191919'
  pen.font = '28px sans-serif'
  lines.forEach((line, at) => pen.fillText(line, CARD_HEIGHT + 36, top + 40 + at * 42, width - CARD_HEIGHT - 60))
}

/** Draws the shared poster at the size of its picture. Rejects if the picture cannot be loaded or copied. */
const drawSample = async (
  { src, boxes, avatar = false, card = false }: Sample,
  code: CanvasImageSource,
  words: Words,
): Promise<Blob> => {
  const image = await loadPicture(src)
  const { naturalWidth: width, naturalHeight: height } = image
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height: height + (card ? CARD_HEIGHT : 0) })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.drawImage(image, 0, 0, width, height)
  pen.imageSmoothingEnabled = false
  pen.drawImage(code, boxes.x, boxes.y, boxes.size, boxes.size)
  pen.imageSmoothingEnabled = true
  pen.textBaseline = 'middle'
  if (avatar && boxes.avatarX !== undefined && boxes.avatarY !== undefined)
    drawAvatar(pen, boxes.avatarX, boxes.avatarY, words.user)
  if (card) drawCard(pen, height, width, words.card)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}

/** Creates a PNG of a poster with a sample code: draws once the code is mounted, saves, and unmounts. */
export const SampleMaker = ({ sample, name, onDone }: { sample: Sample; name: string; onDone: () => void }) => {
  const t = useT()
  const host = useRef<HTMLDivElement>(null)
  const started = useRef(false)
  useEffect(() => {
    const code = host.current?.querySelector('canvas')
    if (started.current || !code) return
    started.current = true
    const words = {
      user: t('posters.sampleUser'),
      card: [t('posters.sampleName'), `${t('posters.sampleShop')} 138****0000`],
    }
    drawSample(sample, code, words)
      .then(
        (blob) => saveFile(blob, name),
        () => notify('error', t('posters.sampleFailed')),
      )
      .finally(onDone)
  })
  return (
    <div ref={host} hidden>
      <QRCode
        value={SAMPLE_CODE}
        type="canvas"
        bordered={false}
        marginSize={2}
        size={sample.boxes.size}
        color="#000000"
        bgColor="#ffffff"
      />
    </div>
  )
}

export const SampleButton = ({ sample, name }: { sample: Sample; name: string }) => {
  const t = useT()
  const [busy, setBusy] = useState(false)
  return (
    <>
      <Button
        icon={<PictureOutlined />}
        loading={busy}
        disabled={!isPictureUrl(sample.src)}
        onClick={() => setBusy(true)}
      >
        {t('posters.sample')}
      </Button>
      {busy && <SampleMaker sample={sample} name={`${name}.png`} onDone={() => setBusy(false)} />}
    </>
  )
}
