import { CloseOutlined, DownloadOutlined } from '@ant-design/icons'
import { Button, Segmented } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { WorkNoCall } from '@/entities/system/workNoCall'
import { maskPhone } from '@/kit/show/format'
import { fileUrl, OUTSIDE } from '@/lib/external'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'

const SPEEDS = [1, 1.5, 2]

export const Player = ({ call, onClose }: { call: WorkNoCall; onClose: () => void }) => {
  const t = useT()
  const audio = useRef<HTMLAudioElement>(null)
  const [speed, setSpeed] = useState(1)
  const [broken, setBroken] = useState(false)
  useEffect(() => {
    if (audio.current) audio.current.playbackRate = speed
  }, [speed, call.id])
  return (
    <section className="workno-player" aria-label={t('workNo.player')}>
      <span>
        <bdi>{maskPhone(call.otherPhone)}</bdi>{' '}
        <small className="quiet digits">{formatTime(call.startTime, 'YYYY-MM-DD HH:mm')}</small>
      </span>
      {broken ? (
        <span role="alert">{t('workNo.playFailed')}</span>
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- recordings of calls have no captions
        <audio
          key={call.id}
          ref={audio}
          src={call.recordUrl}
          controls
          autoPlay
          aria-label={t('workNoCall.recordUrl')}
          onLoadedMetadata={({ currentTarget }) => {
            currentTarget.playbackRate = speed
          }}
          onError={() => setBroken(true)}
        />
      )}
      <Segmented
        aria-label={t('workNo.speed')}
        value={speed}
        onChange={setSpeed}
        options={SPEEDS.map((value) => ({ value, label: `${value}×` }))}
      />
      <Button icon={<DownloadOutlined />} href={fileUrl(call.recordUrl)} download {...OUTSIDE}>
        {t('workNo.download')}
      </Button>
      <Button type="text" icon={<CloseOutlined />} aria-label={t('workNo.closePlayer')} onClick={onClose} />
    </section>
  )
}
