import { Button, Flex, Slider } from 'antd'
import { useRef, useState } from 'react'
import * as files from '@/api/system/files'
import { isAborted } from '@/api/error'
import { notify } from '@/api/notices'
import { isKnownSource } from '@/api/hosts'
import type { StoredFile } from '@/entities/shared/file'
import { reportUnexpected } from '@/kit/data/useAction'
import { Dialog } from '@/kit/dialog/dialog'
import { clock } from '@/kit/show/format'
import { urlOf } from '@/kit/form/uploads'
import { useT } from '@/locales'
import { runJob } from '@/session/jobs'

/** Captures a frame of a video as jpg, cropped from its centre; undefined if it cannot be read (codec, other host). */
const frameOf = (player: HTMLVideoElement, aspect: number): Promise<Blob | undefined> =>
  new Promise((resolve) => {
    const { videoWidth, videoHeight } = player
    const width = Math.min(videoWidth, videoHeight * aspect)
    const height = width / aspect
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(width)
    canvas.height = Math.round(height)
    try {
      const pen = canvas.getContext('2d')
      if (!pen || !videoWidth) return resolve(undefined)
      pen.drawImage(
        player,
        (videoWidth - width) / 2,
        (videoHeight - height) / 2,
        width,
        height,
        0,
        0,
        canvas.width,
        canvas.height,
      )
      canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.9)
    } catch {
      resolve(undefined)
    }
  })

export const FrameTaker = ({
  url,
  aspect,
  onTaken,
}: {
  url: string
  aspect: number
  onTaken: (url: string) => void
}) => {
  const t = useT()
  const [open, setOpen] = useState(false)
  const [length, setLength] = useState(0)
  const [at, setAt] = useState(0)
  const [broken, setBroken] = useState(false)
  const [busy, setBusy] = useState(false)
  const player = useRef<HTMLVideoElement>(null)
  const before = useRef<StoredFile>(undefined)
  const seek = (seconds: number) => {
    setAt(seconds)
    if (player.current) player.current.currentTime = seconds
  }
  const take = async () => {
    const blob = player.current ? await frameOf(player.current, aspect) : undefined
    if (!blob) return setBroken(true)
    setBusy(true)
    try {
      const form = new FormData()
      form.append('file', blob, 'cover.jpg')
      const stored = await runJob(t('videos.takeFrame'), 'upload', (options) => files.upload(form, options))
      const taken = urlOf(stored)
      if (taken === undefined) return notify('error', t('upload.noUrl'))
      // The replaced frame was never saved. A failure only leaves an unused file.
      if (before.current) files.remove({ id: before.current.id }).catch(() => {})
      before.current = stored
      onTaken(taken)
      setOpen(false)
    } catch (error) {
      if (!isAborted(error)) reportUnexpected(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button
        disabled={!url || !isKnownSource(url)}
        onClick={() => {
          setBroken(false)
          setAt(0)
          setOpen(true)
        }}
      >
        {t('videos.takeFrame')}
      </Button>
      <Dialog
        open={open}
        title={t('videos.takeFrame')}
        width={560}
        onClose={() => setOpen(false)}
        footer={
          <Button type="primary" loading={busy} disabled={broken} onClick={() => void take()}>
            {t('videos.useFrame')}
          </Button>
        }
      >
        <Flex vertical gap={12}>
          {broken ? (
            <div role="alert" className="picture-fault">
              {t('videos.noFrame')}
            </div>
          ) : (
            // oxlint-disable-next-line jsx-a11y/media-has-caption -- only its pictures are looked at
            <video
              ref={player}
              className="video-player"
              src={url}
              muted
              playsInline
              crossOrigin="anonymous"
              preload="auto"
              aria-label={t('videos.frames')}
              onLoadedMetadata={({ currentTarget }) =>
                setLength(Number.isFinite(currentTarget.duration) ? currentTarget.duration : 0)
              }
              onError={() => setBroken(true)}
            />
          )}
          <Flex gap={12} align="center">
            <Slider
              style={{ flex: 1 }}
              min={0}
              max={Math.max(length, 0.1)}
              step={0.1}
              value={at}
              disabled={broken}
              tooltip={{ formatter: (value) => clock(value ?? 0) }}
              ariaLabelForHandle={t('videos.frames')}
              onChange={seek}
            />
            <span className="digits">{clock(at)}</span>
          </Flex>
        </Flex>
      </Dialog>
    </>
  )
}
